import type { Worker } from 'node:worker_threads';

/**
 * Hands on what a worker posts as `{ answer }`, and nothing else: under `node --watch`, as in npm run dev, it also says over
 * the same channel what it imports.
 */
export function onAnswer<Answer>(worker: Worker, take: (answer: Answer) => void): void {
  worker.on('message', (message: { readonly answer?: Answer }) => {
    if (message.answer !== undefined) take(message.answer);
  });
}
