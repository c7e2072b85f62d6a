import type { Carrier } from '../delivery/carrier.ts';
import type { Office } from '../office/office.ts';
import type { Terminal } from './terminal.ts';

/** What every command of the operator's tool works with. */
export interface CommandContext extends Office {
  readonly carriers: readonly Carrier[];
  readonly terminal: Terminal;
  readonly deliveryTimeoutMs: number;
  readonly siteUrl: string;
  readonly isDeskOn: boolean;
}
