import type { Carrier } from '../delivery/carrier.ts';
import type { Office } from '../office/office.ts';

/** What every command of the operator's tool works with. */
export interface CommandContext extends Office {
  readonly carriers: readonly Carrier[];
  readonly deliveryTimeoutMs: number;
  readonly siteUrl: string;
  readonly isDeskOn: boolean;
}

/** What a command has to say: for programs, and for people. */
export interface Answer {
  readonly json: unknown;
  readonly text: string;
  /** False: something needs a look, and scripts are to know. */
  readonly isWell?: boolean;
}
