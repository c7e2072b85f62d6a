import type { DatabaseAddress } from './database-address.ts';
import type { LeadDatabase } from './lead-database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export type { LeadDatabase } from './lead-database.ts';

/** Never fails: trouble shows in the first query, and goes away by itself once the database is back. */
export function openDatabase(address: DatabaseAddress): LeadDatabase {
  return address.kind === 'sqlite' ? openSqlite(address.path) : openPostgres(address.url);
}
