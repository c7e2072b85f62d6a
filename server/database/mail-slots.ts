// How many automatic mails a mailbox gets: two within a day, counted by all servers together and kept over restarts.

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './tables.ts';

/** The estimate and one more: our mail must not flood somebody whose address others type in. */
const slots = [1, 2];
const dayMs = 24 * 60 * 60 * 1000;

/** In both directions: a clock that was ahead must not keep a slot for years. */
const isOver = (now: number) => sql<boolean>`abs(auto_response_slots.taken_at - ${now}) >= ${dayMs}`;

/** Takes a slot for this lead, which has it on every later try. False when other leads have taken them all. */
export async function takeMailSlot(
  transaction: Queries,
  mailbox: string,
  leadId: string,
  now: number,
): Promise<boolean> {
  const held = await transaction
    .selectFrom('auto_response_slots')
    .select('slot')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (held) return true;
  for (const slot of slots) {
    const row = { mailbox_hash: hashMailbox(mailbox), slot, lead_id: leadId, taken_at: now };
    const taken = await transaction
      .insertInto('auto_response_slots')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['mailbox_hash', 'slot'])
          .doUpdateSet({ lead_id: leadId, taken_at: now })
          .where(isOver(now)),
      )
      .returning('slot')
      .execute();
    if (taken.length > 0) return true;
  }
  return false;
}

export async function clearMailSlots(transaction: Queries, now: number): Promise<void> {
  await transaction.deleteFrom('auto_response_slots').where(isOver(now)).execute();
}

/** Large mail services leave out dots in a mailbox's name and whatever follows a plus, so to them these are one. */
function hashMailbox(address: string): string {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const mailbox = `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
  return hash('sha256', mailbox);
}
