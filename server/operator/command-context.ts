import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference } from '../database/leads.ts';
import type { Carrier } from '../delivery/carrier.ts';
import type { Photographs } from '../photographs/photographs.ts';
import type { Clock, Random } from '../platform/clock-and-random.ts';
import type { Terminal } from './terminal.ts';

/** What every command of the operator's tool works with. */
export interface CommandContext {
  readonly database: LeadDatabase;
  readonly carriers: readonly Carrier[];
  readonly clock: Clock;
  readonly random: Random;
  readonly outgoingFolder: string;
  readonly photographs: Pick<Photographs, 'erase' | 'list'>;
  readonly terminal: Terminal;
  readonly deliveryTimeoutMs: number;
}

/** The command was understood but cannot be done; the message says why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export async function findLead(database: LeadDatabase, reference: string) {
  const lead = await findLeadByReference(database.queries, reference);
  if (lead) return lead;
  throw new CommandError(`There is no lead ${reference} in ${database.location}.`);
}
