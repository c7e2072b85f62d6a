// Where log lines go: standard output, whatever has become of it. pino's own way ends in an endless loop when the
// reader is gone and lines are left to write at the exit.

import { fstatSync, writeSync } from 'node:fs';

/** Beyond this the reader stands still; keeping more would only cost memory. */
const mostWaitingBytes = 1024 * 1024;

/** What takes one line, or drops it when nobody reads; it never throws and never waits. */
export function openLogOutput() {
  // Without a listener a closed pipe ends the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (isFile(process.stdout.fd)) {
    return {
      // The stream would close itself for good when the disk is full for a moment.
      write(line: string) {
        try {
          writeSync(process.stdout.fd, line);
        } catch {}
      },
    };
  }
  return {
    write(line: string) {
      if (process.stdout.writable && process.stdout.writableLength < mostWaitingBytes)
        process.stdout.write(line);
    },
  };
}

function isFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}
