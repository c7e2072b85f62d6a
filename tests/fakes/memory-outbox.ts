// Stands in for the browser's database, which a simulated page does not have: `vi.mock` with `memoryOutbox` over the module.

import type { QueuedRequest } from '#site/lead-forms/outbox/outbox-database.ts';
import type * as outbox from '#site/lead-forms/outbox/queued-requests.ts';

/** What waits on the device, by key. */
export const queued = new Map<string, QueuedRequest>();

export async function memoryOutbox(original: () => Promise<typeof outbox>): Promise<typeof outbox> {
  const { isExpired } = await original();
  return {
    isExpired,
    queueRequest: async (request, now) =>
      void queued.set(request.key, { ...request, keptAt: now, attempts: 0, nextAttemptAt: now }),
    updateRequest: async (request) => void queued.set(request.key, request),
    deleteRequest: async (key) => void queued.delete(key),
    findRequest: async (key) => queued.get(key),
    listQueuedRequests: async () => [...queued.values()],
  };
}
