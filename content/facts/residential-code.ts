// The residential code of the contractor's state and the sections that the site cites. Apart from the facts, because the
// calculator's script takes it along.

import { residentialCode as given } from '#client/facts/code.ts';

/** Only the sections that somebody has read; what a section must say stands beside the same key in state-law.ts. */
export interface ResidentialCode {
  /** "Residential Code of Pennsylvania" */
  readonly name: string;
  readonly sections: Readonly<
    Partial<
      Record<
        'atticVents' | 'cricket' | 'dripEdge' | 'iceBarrier' | 'nails' | 'tileSlope' | 'woodSlope',
        string
      >
    >
  >;
}

/** null: none has been read, and nothing is said of a code by name. */
export const residentialCode: ResidentialCode | null = given;
