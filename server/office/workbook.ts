// Rows as an Excel workbook, written in a thread of its own: ten thousand rows take two seconds, and requests must not wait.

import { Worker } from 'node:worker_threads';
import type { SpreadsheetCell } from './spreadsheet-columns.ts';

const longestMs = 60_000;

/** @throws when it takes too long or too much memory. */
export function writeWorkbook(rows: readonly (readonly SpreadsheetCell[])[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: rows,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return new Promise<Uint8Array>((resolve, reject) => {
    const tooLong = () => reject(new Error('The workbook took too long to write.'));
    AbortSignal.timeout(longestMs).addEventListener('abort', tooLong, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The workbook was not written.')));
  }).finally(() => void worker.terminate());
}
