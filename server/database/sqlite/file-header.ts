// How SQLite's own header tells whether a file that is open is still the one that was opened: `cp backup leads.db` keeps
// the file and exchanges what is in it. https://sqlite.org/fileformat2.html#the_database_header

import { readSync } from 'node:fs';

export interface FileHeader {
  readonly isInWalMode: boolean;
  readonly changes: number;
  readonly pages: number;
  readonly schemaVersion: number;
  /** Drawn when the tables were made; 0 before. */
  readonly identity: number;
}

const headerBytes = 100;
const magic = 'SQLite format 3\0';

/** Null when `file`, an open one, does not begin like our databases. */
export function readFileHeader(file: number): FileHeader | null {
  const bytes = Buffer.alloc(headerBytes);
  if (readSync(file, bytes, 0, headerBytes, 0) < headerBytes) return null;
  if (bytes.toString('latin1', 0, magic.length) !== magic) return null;
  const pages = bytes.readUInt32BE(28);
  // The first table begins on the second page. Zeros there: the file was emptied just before SQLite wrote its log into it.
  if (pages > 1 && startsWithZero(file, bytes.readUInt16BE(16))) return null;
  return {
    isInWalMode: bytes[18] === 2 && bytes[19] === 2,
    changes: bytes.readUInt32BE(24),
    pages,
    schemaVersion: bytes.readUInt32BE(40),
    identity: bytes.readUInt32BE(68),
  };
}

function startsWithZero(file: number, place: number): boolean {
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, place);
  return byte[0] === 0;
}

/**
 * Whether SQLite itself can have made `present` out of `before`, in this process or in another: its counters never go
 * back, and only VACUUM, which counts as a new schema, makes a file shorter. Our backups are not in WAL mode. What this
 * cannot see is a plain copy of the same file, of the same length and newer than its last VACUUM.
 */
export function isContinuation(before: FileHeader, present: FileHeader | null): boolean {
  return (
    present?.isInWalMode === true &&
    (before.identity === 0 || present.identity === before.identity) &&
    present.changes >= before.changes &&
    present.schemaVersion >= before.schemaVersion &&
    (present.schemaVersion > before.schemaVersion || present.pages >= before.pages)
  );
}
