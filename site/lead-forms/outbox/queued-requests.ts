// The browser's own outbox: every request is written here, on the visitor's device, before it is sent, and stays until the
// server has it, the visitor deletes it, or it has waited 30 days and the visitor has been told.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { retention } from '#content/business/retention.ts';
import type { LeadRequest } from '../send-request.ts';
import { setPendingFlag } from './pending-flag.ts';

export interface QueuedRequest extends LeadRequest {
  /** Milliseconds since 1970, by the visitor's clock, which may be wrong. */
  readonly keptAt: number;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  /** The server will not take it as it is: it is tried again only when the visitor comes back or asks. */
  readonly isRefused?: boolean;
}

interface OutboxSchema extends DBSchema {
  requests: { key: string; value: QueuedRequest };
}

/** Longer would surprise somebody who has long called another roofer; shorter loses a phone left in a drawer. */
const longestStayMs = retention.browserOutboxDays * 24 * 60 * 60 * 1000;

/** A database may never answer, as when another tab holds up its upgrade; a visitor who has pressed send is waiting. */
const longestAnswerMs = 3_000;

let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;

async function openOutbox(): Promise<IDBPDatabase<OutboxSchema>> {
  // Without a version number, so that a tab left open since an earlier release still opens what a later one has upgraded.
  opened ??= openDB<OutboxSchema>('lead-outbox', undefined, {
    upgrade: (database) => {
      database.createObjectStore('requests', { keyPath: 'key' });
    },
    // A newer release in another tab cannot open its version before this one has let go.
    blocking: (_current, _blocked, { target }) => {
      opened = undefined;
      (target as IDBDatabase).close();
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

/** @throws when the browser forbids storage, has no room, or does not answer in time. */
async function inOutbox<T>(work: (database: IDBPDatabase<OutboxSchema>) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      opened = undefined;
      reject(new Error("The browser's database does not answer."));
    }, longestAnswerMs);
  });
  try {
    return await Promise.race([openOutbox().then(work), noAnswer]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Queues `request`; resolves once the browser has written it to disk.
 * @throws when storage is full or forbidden: the request is then safe nowhere.
 */
export function queueRequest(request: LeadRequest, now: number): Promise<void> {
  return inOutbox(async (database) => {
    const transaction = database.transaction('requests', 'readwrite', { durability: 'strict' });
    await transaction.store.put({ ...request, keptAt: now, attempts: 0, nextAttemptAt: now });
    await transaction.done;
    setPendingFlag(true);
  });
}

export function updateRequest(request: QueuedRequest): Promise<void> {
  return inOutbox(async (database) => void (await database.put('requests', request)));
}

export function deleteRequest(key: string): Promise<void> {
  return inOutbox(async (database) => {
    await database.delete('requests', key);
    setPendingFlag((await database.count('requests')) > 0);
  });
}

/** Undefined when it has left the outbox. */
export function findRequest(key: string): Promise<QueuedRequest | undefined> {
  return inOutbox((database) => database.get('requests', key));
}

/** Everything in the outbox, oldest first. */
export async function listQueuedRequests(): Promise<readonly QueuedRequest[]> {
  const requests = await inOutbox((database) => database.getAll('requests'));
  return requests.sort((a, b) => a.keptAt - b.keptAt);
}

export const isExpired = ({ keptAt }: QueuedRequest, now: number) => now - keptAt > longestStayMs;
