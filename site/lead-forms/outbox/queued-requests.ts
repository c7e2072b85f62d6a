// The browser's own outbox: requests that could not reach the server wait here, on the visitor's device, until they can.
// Nothing is dropped silently: a request leaves when the server has it, when the visitor deletes it, or after 30 days.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { retention } from '#content/business/retention.ts';
import type { LeadRequest } from '../send-request.ts';
import { setPendingFlag } from './pending-flag.ts';

export interface QueuedRequest extends LeadRequest {
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly keptAt: number;
  readonly attempts: number;
  readonly nextAttemptAt: number;
}

interface OutboxSchema extends DBSchema {
  requests: { key: string; value: QueuedRequest };
}

/** Longer would surprise somebody who has long called another roofer; shorter loses a phone left in a drawer. */
const longestWaitMs = retention.browserOutboxDays * 24 * 60 * 60 * 1000;

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

function openOutbox(): Promise<IDBPDatabase<OutboxSchema>> {
  opened ??= openDB<OutboxSchema>('lead-outbox', 1, {
    upgrade: (database) => {
      database.createObjectStore('requests', { keyPath: 'key' });
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Queues `request`; resolves once the browser has written it to disk.
 * @throws when storage is full or forbidden: the request is then safe nowhere.
 */
export async function queueRequest(request: LeadRequest, now: number): Promise<void> {
  const database = await openOutbox();
  const transaction = database.transaction('requests', 'readwrite', { durability: 'strict' });
  await transaction.store.put({ ...request, keptAt: now, attempts: 0, nextAttemptAt: now });
  await transaction.done;
  await rememberCount();
}

export async function updateRequest(request: QueuedRequest): Promise<void> {
  await (await openOutbox()).put('requests', request);
}

export async function deleteRequest(key: string): Promise<void> {
  await (await openOutbox()).delete('requests', key);
  await rememberCount();
}

/** What still waits, oldest first. Requests older than 30 days are deleted. */
export async function listQueuedRequests(now: number): Promise<readonly QueuedRequest[]> {
  const database = await openOutbox();
  const all = await database.getAll('requests');
  const expired = all.filter(({ keptAt }) => now - keptAt > longestWaitMs);
  for (const { key } of expired) await database.delete('requests', key);
  if (expired.length > 0) await rememberCount();
  return all.filter((request) => !expired.includes(request)).sort((a, b) => a.keptAt - b.keptAt);
}

async function rememberCount(): Promise<void> {
  setPendingFlag((await (await openOutbox()).count('requests')) > 0);
}
