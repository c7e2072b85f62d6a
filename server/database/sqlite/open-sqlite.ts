import { Kysely, sql } from 'kysely';
import { claimDueEntries } from '../claim-due-entries.ts';
import type { LeadDatabase } from '../lead-database.ts';
import { applyMigrations, findMissingMigrations } from '../migrations/apply-migrations.ts';
import type { LeadTables, Queries } from '../tables.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** The lead store in one file. The file is opened on first use, so a folder that appears later is no reason to restart. */
export function openSqlite(path: string): LeadDatabase {
  const queries: Queries = new Kysely<LeadTables>({ dialect: new NodeSqliteDialect(path) });
  const transaction: LeadDatabase['transaction'] = (work) => queries.transaction().execute(work);
  return {
    dialect: 'sqlite',
    location: path,
    queries,
    transaction,
    migrate: () => transaction((opened) => applyMigrations(opened, Date.now())),
    migrationsAreCurrent: async () => (await findMissingMigrations(queries)).length === 0,
    claimDueEntries: (claim) => transaction((opened) => claimDueEntries(opened, 'single-writer', claim)),
    eraseTraces: async () => {
      // secure_delete overwrites what a row leaves behind, but pages that were split earlier may hold old copies, and
      // the write-ahead log holds every page as it was. VACUUM writes the file anew, the checkpoint empties the log.
      await sql`vacuum`.execute(queries);
      await sql`pragma wal_checkpoint(truncate)`.execute(queries);
    },
    close: () => queries.destroy(),
  };
}
