import type { LeadDatabase } from '../database/lead-database.ts';
import { findLeadByReference } from '../database/leads.ts';
import { CommandError } from './command-context.ts';

export async function findLead(database: LeadDatabase, reference: string) {
  const lead = await findLeadByReference(database.queries, reference);
  if (lead) return lead;
  throw new CommandError(`There is no lead ${reference} in ${database.location}.`);
}
