// Whether the database file can be read whole, in a thread of its own: requests must not wait while it is read.

import { Worker } from 'node:worker_threads';

/** The first thing that is wrong with the file at `path`, as SQLite says it, or null. @throws when it cannot be opened. */
export async function quickCheck(path: string): Promise<string | null> {
  const worker = new Worker(new URL('./quick-check-worker.ts', import.meta.url), { workerData: path });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The check was ended.')));
  });
}
