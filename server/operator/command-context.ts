import type { Carrier } from '../delivery/carrier.ts';
import type { Office } from '../office/office.ts';

export interface CommandContext extends Office {
  readonly carriers: readonly Carrier[];
  readonly deliveryTimeoutMs: number;
  readonly siteUrl: string;
  readonly isDeskOn: boolean;
}

export interface Answer {
  readonly json: unknown;
  readonly text: string;
  /** False: something needs a look, and scripts are to know. */
  readonly isWell?: boolean;
}
