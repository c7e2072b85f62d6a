// What the office does with leads works the same from the desk and from the command line.

import type { AuditAction } from '#leads/progress/audit-words.ts';
import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference } from '../database/leads.ts';
import type { LeadsTable, Queries } from '../database/tables.ts';
import type { Photographs } from '../photographs/photographs.ts';
import { type Clock, newId } from '../platform/clock-and-random.ts';

/** Who does something, and what it takes to put that on record. */
export interface Actor {
  readonly database: LeadDatabase;
  readonly clock: Clock;
  /** Null on the command line. */
  readonly personId: string | null;
}

export interface Office extends Actor {
  /** Where the disk carrier writes, or would write. */
  readonly outgoingFolder: string;
  readonly photographs: Pick<Photographs, 'erase' | 'list'>;
}

/** It was understood but cannot be done; the message says why. */
export class OperationRefused extends Error {
  override readonly name = 'OperationRefused';
}

export class LeadNotFound extends OperationRefused {}

/** @throws LeadNotFound */
export async function findLead({ database }: Pick<Office, 'database'>, reference: string) {
  const lead = await findLeadByReference(database.queries, reference);
  if (lead) return lead;
  throw new LeadNotFound(`There is no lead ${reference} in ${database.location}.`);
}

/** Whether a lead is in quarantine: nobody has been told about it. */
export function isQuarantined(lead: Pick<LeadsTable, 'quarantine_reason' | 'released_at'>): boolean {
  return lead.quarantine_reason !== null && lead.released_at === null;
}

/** Puts on record what is done in the same transaction. */
export async function recordAction(
  { clock, personId }: Omit<Actor, 'database'>,
  transaction: Queries,
  action: AuditAction,
  { leadId = null, detail = null }: { readonly leadId?: string | null; readonly detail?: string | null } = {},
): Promise<void> {
  const entry = { id: newId(), at: clock.now(), person_id: personId, action, lead_id: leadId, detail };
  await transaction.insertInto('audit_entries').values(entry).execute();
}
