import { accessSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { makeFolder } from '../../platform/missing-files.ts';
import { type OperatorLog, reasonOf, silentLog } from '../../platform/operator-log.ts';
import { DatabaseFileGone } from '../lead-database.ts';
import { type FileLoss, identify, OpenedFile } from './opened-file.ts';
import { keepDamaged, readsWhole, writeRescued } from './rescue.ts';

/**
 * How long one statement may hold up the whole process when another has the lock. Longer freezes every visitor; what
 * needs more patience waits outside, without blocking (see sqlite-dialect.ts).
 */
const blockingWaitMs = 50;

/** Enough for every statement there is in a few batch sizes; a cache without end would be a leak. */
const mostPreparedStatements = 200;

/**
 * Pages kept in memory. Smaller: of a file that somebody writes over, less can be rescued. Larger: a server with 1 GB
 * feels it. A cache takes no more than the file has.
 */
const cacheKiB = 64 * 1024;
/** Reading everything takes a tenth of a second for the largest; another program may write often. */
const readAgainAfterMs = 60_000;

// SQLite result codes after which the open file is not worth keeping: read-only, I/O error, corrupt, cannot open, not
// a database. A connection that was opened read-only stays so even after the permissions are fixed.
const codesThatCostTheConnection = [8, 10, 11, 14, 26];

type Value = null | number | bigint | string | Uint8Array;

export interface NodeSqliteOptions {
  readonly log?: OperatorLog | undefined;
  /**
   * Called once, when the file that was open is gone and what it held is rescued, with the sentence that is in the log.
   * Without it nothing is rescued: a command of the operator holds nothing that the server does not.
   */
  readonly onFileGone?: ((what: string) => void) | undefined;
}

/**
 * Node's own SQLite in the shape Kysely's dialect expects. Opens on first use and again after the file was in trouble.
 * When somebody removes, replaces or overwrites the open file, what it held goes into a rescued file, which is used from
 * then on; `throwIfGone` says so to everything that makes a promise.
 */
export class NodeSqlite implements SqliteDatabase {
  readonly #path: string;
  readonly #log: OperatorLog;
  readonly #onFileGone: ((what: string) => void) | undefined;
  #connection: DatabaseSync | null = null;
  /** Kept when the connection is closed because of trouble. */
  #opened: OpenedFile | null = null;
  /** What happened to the file that was opened; null while it is the one at the path. */
  #loss: FileLoss | null = null;
  /** What is opened: the file at the path, or what was rescued of it. */
  #present: string;
  /** Why nothing can be read or written at present; null while all is well. */
  #stranded: Error | null = null;
  #isRescueOver = false;
  /** SQLite's count of what other programs have written, when everything was last read. */
  #readVersion: unknown;
  #readAgainAt = 0;
  #statements = new Map<string, StatementSync>();

  constructor(path: string, { log = silentLog, onFileGone }: NodeSqliteOptions = {}) {
    this.#path = path;
    this.#present = path;
    this.#log = log;
    this.#onFileGone = onFileGone;
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

  /** @throws DatabaseFileGone when the file that was opened is not the one at the path any more; it stays so. */
  throwIfGone(): void {
    this.#loss ??= this.#opened?.look() ?? null;
    if (this.#loss !== null) throw new DatabaseFileGone(this.#describe(this.#loss));
  }

  /**
   * Rescues what only the open connection still holds, once, if the file is gone. For moments when no transaction is
   * open. While that cannot be done every statement fails, and nothing is let go of.
   */
  rescueIfGone(): void {
    try {
      this.#loss ??= this.#opened?.look() ?? null;
      if (this.#loss !== null && !this.#isRescueOver) this.#rescue(this.#loss);
    } catch (error) {
      const reason = reasonOf(error);
      if (this.#stranded?.message !== reason)
        this.#log.error({ reason }, `what the database file ${this.#path} held cannot be rescued yet`);
      this.#stranded = new Error(reason, { cause: error });
    }
  }

  /**
   * Reads every page of a file that the cache has room for, once and after another program has written: what is in memory
   * can be rescued although somebody overwrites the file.
   */
  warmCache(): void {
    const [connection, now] = [this.#connection, performance.now()];
    if (connection === null || this.#onFileGone === undefined || now < this.#readAgainAt) return;
    try {
      const version = connection.prepare('pragma data_version').get()?.data_version;
      const { size = 0 } = statSync(this.#present, { throwIfNoEntry: false }) ?? {};
      if (version === this.#readVersion || size > cacheKiB * 1024) return;
      this.#readVersion = version;
      this.#readAgainAt = now + readAgainAfterMs;
      connection.prepare('pragma quick_check(1)').get();
    } catch {
      // The next statement fails with the same reason, where it can be told.
    }
  }

  /** True while what was open is held in memory alone. */
  get isStranded(): boolean {
    return this.#stranded !== null && this.#connection !== null;
  }

  #rescue(loss: FileLoss): void {
    if (this.#onFileGone === undefined) throw new DatabaseFileGone(this.#describe(loss));
    const what = `${this.#describe(loss)}: leads get 503 until the server is started again`;
    const [connection, opened] = [this.#connection, this.#opened];
    if (connection === null || opened === null) {
      this.#endRescue(null, `${what}. Nothing of it was open any more: look for its leads in your backups`);
      return;
    }
    const isWhole = loss !== 'overwritten' || readsWhole(connection);
    const rescued = isWhole ? writeRescued(connection, this.#path) : keepDamaged(this.#path, opened);
    opened.removeLog(loss);
    this.close();
    if (isWhole) {
      this.#endRescue(
        rescued,
        `${what}. What it held is in ${rescued}, and is delivered from there; ops/runbook/the-database-file-was-replaced.md says what to do`,
      );
    } else {
      this.#endRescue(
        null,
        `${what}. What is left of it cannot be read whole; leads that came in since your last backup may be in ${rescued}: "sqlite3 ${rescued} .recover" prints what can be read. Delete it afterwards`,
      );
    }
  }

  /** @param rescued what is used from now on; null when nothing can be. */
  #endRescue(rescued: string | null, what: string): void {
    this.#isRescueOver = true;
    this.#stranded = rescued === null ? new Error(what) : null;
    this.#present = rescued ?? this.#path;
    this.#log.error(rescued === null ? {} : { rescued }, what);
    this.#onFileGone?.(what);
  }

  #describe(loss: FileLoss): string {
    return `the database file ${this.#path} was ${loss} while it was open`;
  }

  /** For a process that ends while `isStranded`. */
  reportStranded(): void {
    this.#log.error(
      { reason: this.#stranded?.message },
      `the server ends, and what it held of the database file ${this.#path} could not be written anywhere: leads that came in last are LOST unless they were delivered or are in a backup`,
    );
  }

  close(): void {
    this.#statements.clear();
    this.#connection?.close();
    this.#connection = null;
    this.#readVersion = undefined;
    this.#readAgainAt = 0;
    this.#opened?.close();
  }

  /** Opens the file if it is not open. False while another program keeps it locked, as a server does that starts. */
  tryOpening(): boolean {
    try {
      if (this.#stranded === null) this.#open();
      return true;
    } catch (error) {
      return !isLocked(error);
    }
  }

  #open(): DatabaseSync {
    if (this.#connection !== null) return this.#connection;
    const connection = open(this.#present);
    try {
      if (this.#present === this.#path) this.#opened = new OpenedFile(this.#path);
    } catch (error) {
      connection.close();
      throw error;
    }
    this.#connection = connection;
    return connection;
  }

  #statementFor(text: string): StatementSync {
    const connection = this.#open();
    const known = this.#statements.get(text);
    if (known) return known;
    if (this.#statements.size >= mostPreparedStatements) this.#statements.clear();
    const statement = connection.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      // Closing writes the log into the file; into another one's content it must not.
      if (codesThatCostTheConnection.includes(sqliteCode(error)) && !this.#opened?.look()) this.close();
      throw error;
    }
  }
}

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
 * damaged database are not among that: they can be fixed while the server waits.
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

function open(path: string): DatabaseSync {
  // What is inside is personal: what we make is for this user alone. SQLite gives its log the same permissions.
  makeFolder(dirname(path));
  if (identify(path) === null) closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path, { timeout: blockingWaitMs, enableForeignKeyConstraints: true });
  try {
    connection.exec('pragma journal_mode = wal');
    // FULL: a commit has reached the disk when it returns. NORMAL would lose the last leads in a power cut.
    connection.exec('pragma synchronous = full');
    // Erased people are overwritten, not merely unlinked.
    connection.exec('pragma secure_delete = on');
    connection.exec('pragma journal_size_limit = 16777216');
    connection.exec(`pragma cache_size = -${cacheKiB}`);
    // The first read opens the log.
    connection.exec('select 1 from sqlite_schema limit 1');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
