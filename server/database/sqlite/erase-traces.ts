import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../tables.ts';
import { sqliteCode } from './node-sqlite.ts';
import { findDamaged } from './rescue.ts';

const busyCodes = [5, 6];
const mostTries = 40;
const pauseBetweenTriesMs = 100;

/**
 * Rewrites the file without what was erased. `secure_delete` overwrites what a row leaves behind, but pages that were
 * split earlier may hold old copies, and the write-ahead log holds every page as it was. VACUUM rewrites everything,
 * the checkpoint empties the log. Both need a moment when nobody else reads.
 * @throws when somebody keeps reading, and while what is left of an overwritten file is beside `path`.
 */
export async function eraseTraces(queries: Queries, path: string): Promise<void> {
  await untilNobodyIsInTheWay(async () => {
    await sql`vacuum`.execute(queries);
    return true;
  });
  await untilNobodyIsInTheWay(async () => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries);
    return rows[0]?.busy === 0;
  });
  const [damaged] = findDamaged(path);
  if (damaged !== undefined)
    throw new Error(`${damaged} holds what is left of an overwritten file: delete it and ${damaged}-wal.`);
}

async function untilNobodyIsInTheWay(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      if (await attempt()) return;
      if (tries === mostTries) throw new Error('Somebody keeps reading the database file.');
    } catch (error) {
      if (!busyCodes.includes(sqliteCode(error)) || tries === mostTries) throw error;
    }
    await pause(pauseBetweenTriesMs);
  }
}
