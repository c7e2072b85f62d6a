import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import { retention } from '#content/business/retention.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import type { LeadRequest } from '../send-request.ts';

export interface QueuedRequest extends LeadRequest {
  /** Milliseconds since 1970, by the visitor's clock, which may be wrong. */
  readonly keptAt: number;
  readonly attempts: number;
  readonly nextAttemptAt: number;
  /** The server will not take it as it is: it is tried again only when the visitor comes back or asks. */
  readonly isRefused?: boolean;
}

export interface KeptPhotograph {
  /** Of the request it belongs to. */
  readonly key: string;
  readonly form: FormName;
  readonly place: number;
  /** A JPEG. Not a Blob: in private windows some browsers cannot keep one. */
  readonly bytes: ArrayBuffer;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly keptAt: number;
}

interface OutboxSchema extends DBSchema {
  requests: { key: string; value: QueuedRequest };
  photographs: { key: [string, number]; value: KeptPhotograph };
}

type Store = StoreNames<OutboxSchema>;
type Database = IDBPDatabase<OutboxSchema>;

/** Longer would surprise somebody who has long called another roofer; shorter loses a phone left in a drawer. */
export const longestStayMs = retention.browserOutboxDays * 24 * 60 * 60 * 1000;

/** A database may never answer, as when another tab holds up its upgrade; a visitor who has pressed send is waiting. */
const longestAnswerMs = 3_000;

const keyPaths: Readonly<Record<Store, string | string[]>> = {
  requests: 'key',
  photographs: ['key', 'place'],
};

let opened: Promise<Database> | undefined;

const forget = () => {
  opened = undefined;
};

/** Without a version number, so that a tab still open from an earlier release can open what a later one has upgraded. */
function open(version?: number): Promise<Database> {
  opened ??= openDB<OutboxSchema>('lead-outbox', version, {
    upgrade: (database) => {
      for (const store of Object.keys(keyPaths) as Store[])
        if (!database.objectStoreNames.contains(store))
          database.createObjectStore(store, { keyPath: keyPaths[store] });
      // Where release 0.2 kept photos: nobody sends or deletes what is left in it. To be removed in 0.6.
      indexedDB.deleteDatabase('photograph-outbox');
    },
    // A newer release in another tab cannot open its version before this one has let go.
    blocking: (_current, _blocked, { target }) => {
      forget();
      (target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

async function openWith(store: Store): Promise<Database> {
  const database = await open();
  if (database.objectStoreNames.contains(store)) return database;
  // This one closes when it is asked to, after what is just being written.
  forget();
  return open(database.version + 1);
}

/**
 * Works with a store of the browser's own outbox. Release 0.2 made it without `photographs`; work with requests never waits
 * for that store.
 * @throws when the browser forbids storage, has no room, or does not answer within three seconds.
 */
export async function inOutbox<T>(store: Store, work: (database: Database) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      forget();
      reject(new Error("The browser's database does not answer."));
    }, longestAnswerMs);
  });
  try {
    return await Promise.race([openWith(store).then(work), noAnswer]);
  } finally {
    clearTimeout(timer);
  }
}
