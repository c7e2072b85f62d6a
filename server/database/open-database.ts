import type { OperatorLog } from '../platform/operator-log.ts';
import type { DatabaseAddress, LeadDatabase } from './lead-database.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Never fails: trouble shows in the first query, and goes away once the database is back. */
export function openDatabase(address: DatabaseAddress, log?: OperatorLog): LeadDatabase {
  return address.kind === 'sqlite' ? openSqlite(address.path, log) : openPostgres(address.url);
}
