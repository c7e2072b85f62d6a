import type { Chance, Clock } from '../clock-and-chance.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import type { Carrier } from '../delivery/carrier.ts';
import type { Terminal } from './terminal.ts';

/** What every command of the operator's tool works with. */
export interface Desk {
  readonly database: LeadDatabase;
  readonly carriers: readonly Carrier[];
  readonly clock: Clock;
  readonly chance: Chance;
  readonly terminal: Terminal;
  readonly deliveryTimeoutMs: number;
}

/** The command was understood but cannot be done; the message says why. */
export class CannotBeDone extends Error {
  override readonly name = 'CannotBeDone';
}
