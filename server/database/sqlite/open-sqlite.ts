import { Kysely } from 'kysely';
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
  const migrate = () => queries.transaction().execute((opened) => applyMigrations(opened, Date.now()));
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
    eraseTraces: () => eraseTraces(queries),
    close: () => queries.destroy(),
  };
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && /^no such table: /.test(error.message);
}
