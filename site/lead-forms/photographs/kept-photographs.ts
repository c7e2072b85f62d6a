// Photos that are not with the server yet, in a database of their own beside the outbox of the words: a request must be
// kept whatever becomes of its photos.

import type { DBSchema } from 'idb';
import { retention } from '#content/business/retention.ts';
import { mostPhotographsKept } from '#content/pages/photograph-words.ts';
import type { FormName } from '#leads/forms/form-names.ts';
import { createDeviceDatabase } from '../outbox/device-database.ts';
import { setPhotographFlag } from '../outbox/pending-flag.ts';

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

interface KeptSchema extends DBSchema {
  photographs: { key: [string, number]; value: KeptPhotograph };
}

const longestStayMs = retention.browserOutboxDays * 24 * 60 * 60 * 1000;

const inKept = createDeviceDatabase<KeptSchema>('photograph-outbox', (database) => {
  database.createObjectStore('photographs', { keyPath: ['key', 'place'] });
});

/** False when the browser forbids it, or has no room. */
export function keepPhotographs(photographs: readonly KeptPhotograph[]): Promise<boolean> {
  return inKept(async (database) => {
    const transaction = database.transaction('photographs', 'readwrite');
    if ((await transaction.store.count()) + photographs.length > mostPhotographsKept) return false;
    setPhotographFlag(true);
    await Promise.all([...photographs.map((each) => transaction.store.put(each)), transaction.done]);
    return true;
  }).catch(() => false);
}

export async function dropPhotograph(key: string, place: number): Promise<void> {
  try {
    await inKept(async (database) => {
      await database.delete('photographs', [key, place]);
      setPhotographFlag((await database.count('photographs')) > 0);
    });
  } catch {
    // It was never kept.
  }
}

/** What may still be sent, oldest first. What has waited too long goes. */
export async function listKeptPhotographs(now: number): Promise<readonly KeptPhotograph[]> {
  try {
    const all = await inKept((database) => database.getAll('photographs'));
    const isFresh = ({ keptAt }: KeptPhotograph) => now - keptAt <= longestStayMs;
    for (const old of all.filter((each) => !isFresh(each))) await dropPhotograph(old.key, old.place);
    setPhotographFlag(all.some(isFresh));
    return all.filter(isFresh).sort((a, b) => a.keptAt - b.keptAt || a.place - b.place);
  } catch {
    return [];
  }
}

/** When the visitor has deleted their request, or it was not taken. */
export async function dropPhotographsOf(key: string): Promise<void> {
  for (const each of await listKeptPhotographs(Date.now())) {
    if (each.key === key) await dropPhotograph(key, each.place);
  }
}
