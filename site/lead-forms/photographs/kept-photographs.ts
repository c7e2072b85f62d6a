// Photos that are not with the server yet, in the browser's outbox beside their request.

import { mostPhotographsKept } from '#content/pages/photograph-words.ts';
import { inOutbox, type KeptPhotograph, longestStayMs } from '../outbox/outbox-database.ts';
import { setPhotographFlag } from '../outbox/pending-flag.ts';

/** False when the browser forbids it, or has no room. */
export function keepPhotographs(photographs: readonly KeptPhotograph[]): Promise<boolean> {
  return inOutbox('photographs', async (database) => {
    const transaction = database.transaction('photographs', 'readwrite');
    if ((await transaction.store.count()) + photographs.length > mostPhotographsKept) return false;
    setPhotographFlag(true);
    await Promise.all([...photographs.map((each) => transaction.store.put(each)), transaction.done]);
    return true;
  }).catch(() => false);
}

/** What was never kept is no error. */
export async function dropPhotograph(key: string, place: number): Promise<void> {
  await inOutbox('photographs', (database) => database.delete('photographs', [key, place])).catch(() => {});
  const left = await findAll();
  if (left) setPhotographFlag(left.length > 0);
}

/** Undefined when the browser does not say. */
const findAll = (): Promise<readonly KeptPhotograph[] | undefined> =>
  inOutbox('photographs', (database) => database.getAll('photographs')).catch(() => undefined);

/** What may still be sent, oldest first. What has waited too long goes. */
export async function listKeptPhotographs(now: number): Promise<readonly KeptPhotograph[]> {
  const all = await findAll();
  if (!all) return [];
  const isFresh = ({ keptAt }: KeptPhotograph) => now - keptAt <= longestStayMs;
  for (const old of all.filter((each) => !isFresh(each))) await dropPhotograph(old.key, old.place);
  setPhotographFlag(all.some(isFresh));
  return all.filter(isFresh).sort((a, b) => a.keptAt - b.keptAt || a.place - b.place);
}

/** When the visitor has deleted their request, or it was not taken. */
export async function dropPhotographsOf(key: string): Promise<void> {
  for (const each of await listKeptPhotographs(Date.now())) {
    if (each.key === key) await dropPhotograph(each.key, each.place);
  }
}
