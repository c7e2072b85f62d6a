import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteCode } from './node-sqlite.ts';

/** SQLite result codes: corrupt, not a database. */
const damagedCodes = [11, 26];

function check(path: string): string | null {
  const connection = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const found = String(connection.prepare('pragma quick_check(1)').get()?.quick_check);
    return found === 'ok' ? null : found;
  } catch (error) {
    if (damagedCodes.includes(sqliteCode(error))) return (error as Error).message;
    throw error;
  } finally {
    connection.close();
  }
}

parentPort?.postMessage({ answer: check(workerData) });
