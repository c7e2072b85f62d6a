import { randomInt } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import type { OperatorLog } from '../../platform/operator-log.ts';
import { claimDueEntries } from '../claims.ts';
import type { LeadDatabase } from '../lead-database.ts';
import { applyMigrations, findMissingMigrations } from '../migrations/apply-migrations.ts';
import type { LeadTables, Queries } from '../tables.ts';
import { eraseTraces } from './erase-traces.ts';
import { isWrongPath } from './node-sqlite.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** The lead store in one file, opened on first use: a folder that appears later is no reason to restart. */
export function openSqlite(path: string, log?: OperatorLog): LeadDatabase {
  const queries: Queries = new Kysely<LeadTables>({ dialect: new NodeSqliteDialect(path, log) });
  const migrate = () =>
    queries.transaction().execute(async (opened) => {
      await giveIdentity(opened);
      return applyMigrations(opened, Date.now());
    });
  const transaction: LeadDatabase['transaction'] = async (work) => {
    try {
      return await queries.transaction().execute(work);
    } catch (error) {
      if (!isTableMissing(error)) throw error;
      // Somebody put a file without tables in its place while we were running.
      await migrate();
      return queries.transaction().execute(work);
    }
  };
  return {
    dialect: 'sqlite',
    location: path,
    queries,
    transaction,
    migrate,
    migrationsAreCurrent: async () => (await findMissingMigrations(queries)).length === 0,
    isWrongAddress: (error) => isWrongPath(error, path),
    claimDueEntries: (claim) => transaction((opened) => claimDueEntries(opened, 'single-writer', claim)),
    eraseTraces: () => eraseTraces(queries, path),
    close: () => queries.destroy(),
  };
}

/** So that another database's content in this file is noticed; see file-header.ts. */
async function giveIdentity(transaction: Queries): Promise<void> {
  const { rows } = await sql<{ application_id: number }>`pragma application_id`.execute(transaction);
  if (rows[0]?.application_id !== 0) return;
  await sql.raw(`pragma application_id = ${randomInt(1, 2 ** 31)}`).execute(transaction);
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && /^no such table: /.test(error.message);
}
