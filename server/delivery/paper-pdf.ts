// A paper as a PDF, written in a thread of its own: it takes 50 to 130 ms, and requests must not wait for it.

import { Worker } from 'node:worker_threads';
import type { StoredLead } from '#leads/forms/stored-lead.ts';
import { onAnswer } from '../platform/worker-answer.ts';

const longestMs = 20_000;

export interface PaperOrder {
  readonly lead: StoredLead;
  readonly reference: string;
  /** ISO date. */
  readonly issuedOn: string;
  /** ISO date; null: never. */
  readonly pricesReviewedOn: string | null;
}

/** Null when it cannot be written in time, and for an answer that is no longer offered. Never throws. */
export function writePaperPdf(order: PaperOrder, signal: AbortSignal) {
  const worker = new Worker(new URL('./paper-pdf-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const over = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  return new Promise<{ fileName: string; content: Uint8Array } | null>((resolve) => {
    over.addEventListener('abort', () => resolve(null), { once: true });
    onAnswer(worker, resolve);
    worker.once('error', () => resolve(null));
    worker.once('exit', () => resolve(null));
  }).finally(() => void worker.terminate());
}
