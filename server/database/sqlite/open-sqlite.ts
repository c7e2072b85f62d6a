import { Kysely } from 'kysely';
import { claimDueEntries } from '../claims.ts';
import type { LeadDatabase } from '../lead-database.ts';
import { applyMigrations, findMissingMigrations } from '../migrations/apply-migrations.ts';
import type { LeadTables, Queries } from '../tables.ts';
import { eraseTraces } from './erase-traces.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** The lead store in one file, opened on first use: a folder that appears later is no reason to restart. */
export function openSqlite(path: string): LeadDatabase {
  const queries: Queries = new Kysely<LeadTables>({ dialect: new NodeSqliteDialect(path) });
  const migrate = () => queries.transaction().execute((opened) => applyMigrations(opened, Date.now()));
  const transaction: LeadDatabase['transaction'] = async (work) => {
    try {
      return await queries.transaction().execute(work);
    } catch (error) {
      if (!isTableMissing(error)) throw error;
      // Somebody removed or replaced the file while we were running. What was in it is not ours to bring back, but the
      // next lead needs a place.
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
    claimDueEntries: (claim) => transaction((opened) => claimDueEntries(opened, 'single-writer', claim)),
    eraseTraces: () => eraseTraces(queries),
    close: () => queries.destroy(),
  };
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && /^no such table: /.test(error.message);
}
