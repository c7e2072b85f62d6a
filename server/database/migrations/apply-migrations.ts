import { sql } from 'kysely';
import type { Queries } from '../tables.ts';
import { stepsOfFirstRelease } from './first-release.ts';
import { stepsSinceFirstRelease } from './since-first-release.ts';

/**
 * The history of the tables, in SQL that both dialects read alike. A step is never changed or moved once it is released: the
 * next one corrects it.
 */
export const allMigrations = [...stepsOfFirstRelease, ...stepsSinceFirstRelease].map((step, place) => ({
  number: place + 1,
  ...step,
}));

type Migration = (typeof allMigrations)[number];

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

/** Migrations of a newer program do not count: while servers are replaced one by one, the older ones keep working. */
export async function findMissingMigrations(queries: Queries, wanted: readonly Migration[] = allMigrations) {
  const applied = await queries.selectFrom('applied_migrations').select('number').execute();
  const numbers = new Set(applied.map(({ number }) => number));
  return wanted.filter(({ number }) => !numbers.has(number));
}
