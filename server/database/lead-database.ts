import type { Queries } from './tables.ts';

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** The address as it may be printed: no user, no password. */
export function describeDatabase(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.path;
  const url = new URL(address.url);
  return `postgres://${url.host}${url.pathname}`;
}

/** Somebody removed, replaced or overwrote the database file under the running server. */
export class DatabaseFileGone extends Error {
  override readonly name = 'DatabaseFileGone';
}

export interface LeadDatabase {
  readonly dialect: 'sqlite' | 'postgres';
  /** Where leads are kept, fit to be printed: no user, no password. */
  readonly location: string;
  /** Reads. Writes go through `transaction`. */
  readonly queries: Queries;
  /**
   * Runs `work` alone on SQLite and at READ COMMITTED on PostgreSQL; resolves once the commit is on disk.
   * @throws DatabaseFileGone, before the commit or after it, when it is not in the file that the next start would open.
   */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * The same, but also in a file that was rescued (sqlite/rescue.ts), so that what came in is still delivered. Not for
   * anything that is promised to somebody: the next start opens another file.
   */
  deliveryTransaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Brings the tables up to date and returns the migrations that were missing. Safe to call from two servers at once. */
  migrate(): Promise<readonly string[]>;
  /** True when the address names something that is no database, or that this user may not open: waiting does not help. */
  isWrongAddress(error: unknown): boolean;
  /** Reads the whole file, and says what is wrong with it, or null. @throws when it cannot be read. */
  findDamage(): Promise<string | null>;
  /** Overwrites what erased rows leave behind in the files, as far as the database lets us. */
  eraseTraces(): Promise<void>;
  close(): Promise<void>;
}
