// The browser's own outbox: every request is written here, on the visitor's device, before it is sent, and stays until the
// server has it, the visitor deletes it, or it has waited 30 days and the visitor has been told. Its photos wait beside it.

import type { LeadRequest } from '../send-request.ts';
import { inOutbox, longestStayMs, type QueuedRequest } from './outbox-database.ts';
import { setPendingFlag } from './pending-flag.ts';

/**
 * Queues `request`; resolves once the browser has written it to disk.
 * @throws when storage is full or forbidden: the request is then safe nowhere.
 */
export function queueRequest(request: LeadRequest, now: number): Promise<void> {
  return inOutbox('requests', async (database) => {
    const transaction = database.transaction('requests', 'readwrite', { durability: 'strict' });
    await transaction.store.put({ ...request, keptAt: now, attempts: 0, nextAttemptAt: now });
    await transaction.done;
    setPendingFlag(true);
  });
}

export function updateRequest(request: QueuedRequest): Promise<void> {
  return inOutbox('requests', async (database) => void (await database.put('requests', request)));
}

export function deleteRequest(key: string): Promise<void> {
  return inOutbox('requests', async (database) => {
    await database.delete('requests', key);
    setPendingFlag((await database.count('requests')) > 0);
  });
}

export function findRequest(key: string): Promise<QueuedRequest | undefined> {
  return inOutbox('requests', (database) => database.get('requests', key));
}

export async function listQueuedRequests(): Promise<readonly QueuedRequest[]> {
  const requests = await inOutbox('requests', (database) => database.getAll('requests'));
  return requests.sort((a, b) => a.keptAt - b.keptAt);
}

export const isExpired = ({ keptAt }: QueuedRequest, now: number) => now - keptAt > longestStayMs;
