import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/**
 * How long one statement may hold up the whole process when another has the lock. Longer freezes every visitor; what
 * needs more patience waits outside, without blocking (see sqlite-dialect.ts).
 */
const blockingWaitMs = 50;

/** Enough for every statement there is in a few batch sizes; a cache without end would be a leak. */
const mostPreparedStatements = 200;

// SQLite result codes after which the open file is not worth keeping: read-only, I/O error, corrupt, cannot open, not
// a database. A connection that was opened read-only stays so even after somebody has mended the permissions.
const codesThatCostTheConnection = [8, 10, 11, 14, 26];

type Value = null | number | bigint | string | Uint8Array;

/** Node's own SQLite in the shape Kysely's dialect expects. Opens on first use and again after the file was in trouble. */
export class NodeSqlite implements SqliteDatabase {
  readonly #path: string;
  #connection: DatabaseSync | null = null;
  #fileIdentity: string | null = null;
  #statements = new Map<string, StatementSync>();

  constructor(path: string) {
    this.#path = path;
  }

  prepare(text: string): SqliteStatement {
    const statement = this.#guarded(() => this.#statementFor(text));
    return {
      reader: statement.columns().length > 0,
      all: (values) => this.#guarded(() => statement.all(...(values as Value[]))),
      run: (values) => this.#guarded(() => statement.run(...(values as Value[]))),
      iterate: (values) => statement.iterate(...(values as Value[])),
    };
  }

  /** False when SQLite has already rolled back, as it does when the disk is full. */
  get isInTransaction(): boolean {
    return this.#connection?.isTransaction ?? false;
  }

  /**
   * Lets go of a file that is no longer the one at our path. SQLite goes on writing into a deleted or replaced file
   * without a word, and those leads would be on no disk. Only for moments when no transaction is open.
   */
  letGoOfReplacedFile(): void {
    if (this.#connection === null) return;
    if (identify(this.#path) !== this.#fileIdentity) this.close();
  }

  close(): void {
    this.#statements.clear();
    this.#connection?.close();
    this.#connection = null;
  }

  #statementFor(text: string): StatementSync {
    if (this.#connection === null) {
      this.#connection = open(this.#path);
      this.#fileIdentity = identify(this.#path);
    }
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= mostPreparedStatements) this.#statements.clear();
    const statement = this.#connection.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (codesThatCostTheConnection.includes(sqliteCode(error))) this.close();
      throw error;
    }
  }
}

/** The primary result code of an SQLite error; -1 for any other. */
export function sqliteCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : -1;
}

/** Another program is in the middle of a transaction: a backup, the operator's tool. It passes. */
export function isLocked(error: unknown): boolean {
  const busy = 5;
  return sqliteCode(error) === busy;
}

/** Which file is at a path; null when there is none. */
function identify(path: string): string | null {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file === undefined ? null : `${file.dev}:${file.ino}`;
}

function open(path: string): DatabaseSync {
  // What is inside is personal: what we make is for this user alone. SQLite gives its log the same permissions.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (identify(path) === null) closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path, { timeout: blockingWaitMs, enableForeignKeyConstraints: true });
  try {
    connection.exec('pragma journal_mode = wal');
    // FULL: a commit has reached the disk when it returns. NORMAL would lose the last leads in a power cut.
    connection.exec('pragma synchronous = full');
    // Erased people are overwritten, not merely unlinked.
    connection.exec('pragma secure_delete = on');
    connection.exec('pragma journal_size_limit = 16777216');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
