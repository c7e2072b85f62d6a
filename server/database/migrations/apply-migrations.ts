import { sql } from 'kysely';
import type { Queries } from '../tables.ts';
import { leadsAndOutbox } from './0001-leads-and-outbox.ts';
import { clocksKeysAndCopies } from './0002-clocks-keys-and-copies.ts';
import { deliveryAlerts } from './0003-delivery-alerts.ts';
import { erasingToBeDone } from './0004-erasing-to-be-done.ts';
import { alertsBeingTold } from './0005-alerts-being-told.ts';
import { desk } from './0006-desk.ts';
import { photographs } from './0007-photographs.ts';
import { attribution } from './0008-attribution.ts';
import { push } from './0009-push.ts';
import { assignment } from './0010-assignment.ts';
import { leadsInBrief } from './0011-leads-in-brief.ts';
import { mailsBeingSent } from './0012-mails-being-sent.ts';
import { namesAsTyped } from './0013-names-as-typed.ts';
import { announcements } from './0014-announcements.ts';
import { autoResponseSlots } from './0015-auto-response-slots.ts';
import { nextStep } from './0016-next-step.ts';
import { samePerson } from './0017-same-person.ts';
import { devices } from './0018-devices.ts';
import { photographRefusals } from './0019-photograph-refusals.ts';
import { stepCounts } from './0020-step-counts.ts';

/** One step of the tables' history. Never edited once released: the next one corrects it. */
interface Migration {
  readonly number: number;
  readonly name: string;
  /** In SQL that both dialects read alike. */
  readonly statements: readonly string[];
}

export const allMigrations: readonly Migration[] = [
  leadsAndOutbox,
  clocksKeysAndCopies,
  deliveryAlerts,
  erasingToBeDone,
  alertsBeingTold,
  desk,
  photographs,
  attribution,
  push,
  assignment,
  leadsInBrief,
  mailsBeingSent,
  namesAsTyped,
  announcements,
  autoResponseSlots,
  nextStep,
  samePerson,
  devices,
  photographRefusals,
  stepCounts,
];

/**
 * Applies what is missing, all or nothing, and returns the names. The caller's transaction must already keep every
 * other server out: a lock taken later would let two of them read the same list of gaps.
 */
export async function applyMigrations(
  transaction: Queries,
  now: number,
  wanted: readonly Migration[] = allMigrations,
): Promise<string[]> {
  await sql`create table if not exists applied_migrations (
    number integer primary key,
    name text not null,
    applied_at bigint not null
  )`.execute(transaction);
  const missing = await findMissingMigrations(transaction, wanted);
  for (const { number, name, statements } of missing) {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    await transaction.insertInto('applied_migrations').values({ number, name, applied_at: now }).execute();
  }
  return missing.map(({ name }) => name);
}

/** Migrations of a newer program do not count: while servers are replaced one by one, the older ones go on working. */
export async function findMissingMigrations(queries: Queries, wanted = allMigrations) {
  const applied = await queries.selectFrom('applied_migrations').select('number').execute();
  const numbers = new Set(applied.map(({ number }) => number));
  return wanted.filter(({ number }) => !numbers.has(number));
}
