import type { DatabaseAddress, LeadDatabase } from './lead-database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { NodeSqliteOptions } from './sqlite/node-sqlite.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Never fails: trouble shows in the first query, and goes away once the database is back. */
export function openDatabase(address: DatabaseAddress, options?: NodeSqliteOptions): LeadDatabase {
  return address.kind === 'sqlite' ? openSqlite(address.path, options) : openPostgres(address.url);
}
