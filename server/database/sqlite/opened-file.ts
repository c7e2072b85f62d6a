// Whether the file that a connection has open is still the one at its path, asked past SQLite, which never looks again.

import { accessSync, closeSync, constants, ftruncateSync, openSync, rmSync, statSync } from 'node:fs';
import { type FileHeader, isContinuation, readFileHeader } from './file-header.ts';

export type FileLoss = 'removed' | 'replaced' | 'overwritten' | 'parted from its log';

const fileNames = (path: string) => [path, `${path}-wal`, `${path}-shm`];

export function identify(path: string): string | null {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file === undefined ? null : `${file.dev}:${file.ino}`;
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The database file at `path`, its write-ahead log and the log's index, which a connection in this process has open. */
export class OpenedFile {
  readonly #path: string;
  readonly #identities: readonly (string | null)[];
  /**
   * The file once more, to look into. Closed after the connection and never before: closing any number of a file takes away
   * all locks that this process has on it
   * (https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_).
   */
  readonly file: number;
  /** The log, which SQLite does not lock. */
  readonly log: number;
  readonly #canWriteLog: boolean;
  #header: FileHeader | null;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
    this.#identities = fileNames(path).map(identify);
    this.file = openSync(path, 'r');
    this.#canWriteLog = isWritable(`${path}-wal`);
    this.log = openSync(`${path}-wal`, this.#canWriteLog ? 'r+' : 'r');
    this.#header = readFileHeader(this.file);
  }

  look(): FileLoss | null {
    const present = fileNames(this.#path).map(identify);
    if (present[0] !== this.#identities[0]) return present[0] === null ? 'removed' : 'replaced';
    if (this.#isClosed || this.#header === null) return null;
    const header = readFileHeader(this.file);
    if (header === null || !isContinuation(this.#header, header)) return 'overwritten';
    this.#header = header;
    // SQLite keeps both names while a connection is open.
    const hasItsLog = present.every((identity, place) => identity === this.#identities[place]);
    return hasItsLog ? null : 'parted from its log';
  }

  /**
   * Takes the log away from the file that is at the path now, once what it holds is safe elsewhere: the next program
   * to open that file would take it for its own. In an overwritten one even closing the connection would write it.
   */
  removeLog(loss: FileLoss): void {
    if (loss === 'parted from its log') return;
    for (const [place, name] of fileNames(this.#path).entries())
      if (place > 0 && identify(name) === this.#identities[place]) rmSync(name, { force: true });
    if (loss === 'overwritten' && this.#canWriteLog) ftruncateSync(this.log, 0);
  }

  close(): void {
    if (this.#isClosed) return;
    closeSync(this.file);
    closeSync(this.log);
    this.#isClosed = true;
  }
}
