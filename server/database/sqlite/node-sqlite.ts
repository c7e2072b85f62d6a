import { accessSync, closeSync, constants, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { type OperatorLog, reasonOf } from '../../platform/operator-log.ts';
import { carryOver, readsWhole, setAside, unfinishedFile } from './carry-over.ts';
import { type FileHeader, goesOn, readFileHeader } from './file-header.ts';

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

/** A file that somebody writes over is whole when it has not changed for this long. */
const quietMs = 1_000;

type Value = null | number | bigint | string | Uint8Array;

/** Node's own SQLite in the shape Kysely's dialect expects. Opens on first use and again after the file was in trouble. */
export class NodeSqlite implements SqliteDatabase {
  readonly #path: string;
  readonly #log: OperatorLog | undefined;
  #connection: DatabaseSync | null = null;
  /**
   * The database file once more, to look into. Closed after the connection and never before: closing any number of a
   * file takes away all locks that this process has on it (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
   */
  #file: number | null = null;
  #header: FileHeader | null = null;
  /** What somebody writes over it at present, and since when it looks like that. */
  #overwriting: { readonly state: string; readonly since: number } | null = null;
  /** Where the old file is kept while what it held is carried over from it. */
  #aside: string | null = null;
  /** Which files we opened: the database, its log and the log's index. */
  #identities: readonly (string | null)[] = [];
  #stranded: unknown = null;
  #statements = new Map<string, StatementSync>();

  constructor(path: string, log?: OperatorLog) {
    this.#path = path;
    this.#log = log;
  }

  prepare(text: string): SqliteStatement {
    if (this.#stranded !== null) throw this.#stranded;
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
   * Goes over to the file that is at our path now, if it is another one, and takes along what only we still hold. For
   * moments when no transaction is open. While that cannot be done every statement fails, and nothing is let go of.
   */
  followFile(): void {
    try {
      this.#follow();
      this.#stranded = null;
    } catch (error) {
      this.#stranded = error;
    }
  }

  /** Why nothing can be read or written at present; null while all is well. */
  get stranded(): unknown {
    return this.#stranded;
  }

  #follow(): void {
    const [opened = null] = this.#identities;
    if (opened === null) return;
    const present = identify(this.#path);
    if (present === opened) {
      if (!this.#isOverwritten()) return;
      this.#checkIsQuiet();
      this.#aside = setAside(this.#path, this.#file as number);
    }
    const happened = this.#aside !== null ? 'written over' : present === null ? 'removed' : 'replaced';
    const what = `the database file ${this.#path} was ${happened} while the server was running`;
    const advice = 'Stop the server before you move or restore the file';
    if (this.#connection === null) {
      this.#identities = [];
      this.#log?.error({}, `${what}, and nothing of it was open any more. ${advice}`);
      return;
    }
    // The old log would be taken for the new file's, and ruin it. Another server may have opened the new file already.
    fileNames(this.#path)
      .slice(1)
      .forEach((name, place) => {
        if (identify(name) === this.#identities[place + 1]) rmSync(name, { force: true });
      });
    const isWhole = this.#aside === null || readsWhole(this.#connection);
    const leads = isWhole ? carryOver(this.#connection, this.#path) : null;
    this.close();
    this.#identities = [];
    const aside = this.#aside;
    this.#aside = null;
    if (leads !== null) {
      if (aside !== null) rmSync(dirname(aside), { recursive: true });
      this.#log?.error(
        { leads },
        `${what}; ${leads} leads that only the old file had are in the new one. ${advice}`,
      );
    } else if (aside !== null) {
      this.#log?.error(
        { aside },
        `${what}, and what is left of it cannot be read whole. The server goes on with the new content. Leads that came in after it was made may still be in ${aside}: "sqlite3 ${aside} .recover" reads what can be read. Delete that folder afterwards. ${advice}`,
      );
    } else this.#log?.error({}, `${what}, and what it held cannot be read. ${advice}`);
  }

  /** Somebody else than SQLite wrote into the file. */
  #isOverwritten(): boolean {
    if (this.#file === null || this.#header === null) return false;
    const present = readFileHeader(this.#file);
    if (present === null || !goesOn(this.#header, present)) return true;
    this.#header = present;
    this.#overwriting = null;
    return false;
  }

  #checkIsQuiet(): void {
    const { size, mtimeNs } = statSync(this.#path, { bigint: true });
    const state = `${size} ${mtimeNs}`;
    const now = performance.now();
    if (this.#overwriting?.state !== state) this.#overwriting = { state, since: now };
    if (now - this.#overwriting.since < quietMs)
      throw new Error(`Somebody is writing over the database file ${this.#path}.`);
    this.#overwriting = null;
  }

  /** For a process that ends while `stranded`. */
  reportStranded(): void {
    this.#log?.error(
      { reason: reasonOf(this.#stranded), aside: this.#aside ?? undefined },
      `the server ends, and what it held of the database file ${this.#path} could not be written where that file was: leads that came in last are LOST unless they were delivered or are in a backup`,
    );
  }

  close(): void {
    this.#statements.clear();
    this.#connection?.close();
    this.#connection = null;
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #statementFor(text: string): StatementSync {
    if (this.#connection === null) {
      this.#connection = open(this.#path);
      this.#identities = fileNames(this.#path).map(identify);
      this.#file = openSync(this.#path, 'r');
      this.#header = readFileHeader(this.#file);
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
      // Closing writes the log into the file; into another one's content it must not.
      if (codesThatCostTheConnection.includes(sqliteCode(error)) && !this.#isOverwritten()) this.close();
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

/**
 * True when there is something else at the path, or something that is not ours to open. A full or failing disk and a
 * damaged database are not among that: they can be mended while the server waits.
 */
export function isWrongPath(error: unknown, path: string): boolean {
  const [cannotOpen, notADatabase] = [14, 26];
  const code = sqliteCode(error);
  if (code === notADatabase) return true;
  if (code === cannotOpen) return !isFileOfOurs(path);
  return ['EACCES', 'EPERM', 'ENOTDIR', 'EISDIR'].includes(
    (error as NodeJS.ErrnoException | null)?.code ?? '',
  );
}

function isFileOfOurs(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return statSync(path).isFile();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}

const fileNames = (path: string) => [path, `${path}-wal`, `${path}-shm`];

/** Which file is at a path; null when there is none. */
function identify(path: string): string | null {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file === undefined ? null : `${file.dev}:${file.ino}`;
}

function open(path: string): DatabaseSync {
  // What is inside is personal: what we make is for this user alone. SQLite gives its log the same permissions.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (identify(path) === null) closeSync(openSync(path, 'a', 0o600));
  rmSync(unfinishedFile(path), { force: true });
  const connection = new DatabaseSync(path, { timeout: blockingWaitMs, enableForeignKeyConstraints: true });
  try {
    connection.exec('pragma journal_mode = wal');
    // FULL: a commit has reached the disk when it returns. NORMAL would lose the last leads in a power cut.
    connection.exec('pragma synchronous = full');
    // Erased people are overwritten, not merely unlinked.
    connection.exec('pragma secure_delete = on');
    connection.exec('pragma journal_size_limit = 16777216');
    // The first read opens the log.
    connection.exec('select 1 from sqlite_schema limit 1');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
