import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import { onAnswer } from '../../platform/worker-answer.ts';
import type { LeadDatabase } from '../lead-database.ts';
import { applyMigrations } from '../migrations/apply-migrations.ts';
import type { LeadTables, Queries } from '../tables.ts';
import { eraseTraces } from './erase-traces.ts';
import { isWrongPath, NodeSqlite, type NodeSqliteOptions } from './node-sqlite.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

/** The lead store in one file, opened on first use: a folder that appears later is no reason to restart. */
export function openSqlite(path: string, options?: NodeSqliteOptions): LeadDatabase {
  const file = new NodeSqlite(path, options);
  const queries: Queries = new Kysely<LeadTables>({ dialect: new NodeSqliteDialect(file) });
  const deliveryTransaction: LeadDatabase['transaction'] = (work) => queries.transaction().execute(work);
  const transaction: LeadDatabase['transaction'] = async (work) => {
    const result = await deliveryTransaction(async (opened) => {
      file.throwIfGone();
      const done = await work(opened);
      file.throwIfGone();
      return done;
    });
    file.throwIfGone();
    return result;
  };
  return {
    dialect: 'sqlite',
    location: path,
    queries,
    transaction,
    deliveryTransaction,
    migrate: () =>
      transaction(async (opened) => {
        await giveIdentity(opened);
        return applyMigrations(opened, Date.now());
      }),
    isWrongAddress: (error) => isWrongPath(error, path),
    findDamage: () => quickCheck(path),
    eraseTraces: () => eraseTraces(queries, path),
    close: () => queries.destroy(),
  };
}

/** So that another database's content in this file is noticed; see file-header.ts. */
async function giveIdentity(transaction: Queries): Promise<void> {
  const { rows } = await sql<{ application_id: number }>`pragma application_id`.execute(transaction);
  if (rows[0]?.application_id !== 0) return;
  await sql.raw(`pragma application_id = ${randomInt(1, 2 ** 31)}`).execute(transaction);
}

/**
 * The first thing that is wrong with the file at `path`, as SQLite says it, or null. In a thread of its own: requests must
 * not wait while the whole file is read. @throws when it cannot be opened.
 */
async function quickCheck(path: string): Promise<string | null> {
  const worker = new Worker(new URL('./quick-check-worker.ts', import.meta.url), { workerData: path });
  worker.unref();
  return new Promise((resolve, reject) => {
    onAnswer(worker, resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The check was ended.')));
  });
}
