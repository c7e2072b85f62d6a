import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPhotograph } from '../outbox/outbox-database.ts';
import type * as kept from './kept-photographs.ts';
import type { PhotographOutcome } from './send-photograph.ts';

// What a simulated page does not have: the browser's database and its pictures.
const device = new Map<string, KeptPhotograph>();
let hasRoom: boolean;
let waiting: Set<string>;
let outcomes: PhotographOutcome[];
let sent: string[];

vi.mock(
  './kept-photographs.ts',
  (): Partial<typeof kept> => ({
    keepPhotographs: async (photographs) => {
      if (hasRoom) for (const each of photographs) device.set(`${each.key}/${each.place}`, each);
      return hasRoom;
    },
    dropPhotograph: async (key, place) => void device.delete(`${key}/${place}`),
    dropPhotographsOf: async (key) => {
      for (const id of device.keys()) if (id.startsWith(`${key}/`)) device.delete(id);
    },
    listKeptPhotographs: async () => [...device.values()],
  }),
);
vi.mock('../outbox/queued-requests.ts', () => ({
  findRequest: async (key: string) => (waiting.has(key) ? {} : undefined),
}));
vi.mock('../outbox/send-queued-requests.ts', () => ({
  pauseAfter: () => 1_000_000,
  withRequestLock: (_key: string, work: () => Promise<unknown>) => work(),
}));
vi.mock('./send-photograph.ts', () => ({
  sendPhotograph: async ({ key, place }: KeptPhotograph) => {
    sent.push(`${key}/${place}`);
    return outcomes.shift() ?? { kind: 'stored' };
  },
}));

let photos: typeof import('./upload-queue.ts');
beforeEach(async () => {
  device.clear();
  hasRoom = true;
  waiting = new Set();
  outcomes = [];
  sent = [];
  vi.resetModules();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  photos = await import('./upload-queue.ts');
});
afterEach(() => void vi.restoreAllMocks());

const blobs = (count: number) => Array.from({ length: count }, (_, at) => new Blob([`photo ${at}`]));
const states = () => photos.listUploads().map(({ key, place, state }) => `${key}/${place} ${state}`);

test('no photo goes before its words are safe; then they go one by one, and none stays on the device', async () => {
  await photos.enqueue('a', 'home', blobs(2));
  expect(states()).toEqual(['a/1 waiting', 'a/2 waiting']);
  expect(device.size).toBe(2);
  expect(sent).toEqual([]);
  photos.startUploads('a');
  await expect.poll(states).toEqual(['a/1 stored', 'a/2 stored']);
  expect([sent, device.size]).toEqual([['a/1', 'a/2'], 0]);
});

test('photos wait behind words that wait on the device, and go when those have gone', async () => {
  waiting.add('a');
  await photos.enqueue('a', 'home', blobs(1));
  photos.startUploads('a');
  await Promise.resolve();
  expect(sent).toEqual([]);
  waiting.delete('a');
  await expect
    .poll(() => {
      dispatchEvent(new Event('request-left'));
      return states();
    })
    .toEqual(['a/1 stored']);
});

test('without a connection the first says so, and the others are not tried for nothing', async () => {
  outcomes = [{ kind: 'unreachable' }];
  await photos.enqueue('a', 'home', blobs(2));
  photos.startUploads('a');
  await expect.poll(states).toEqual(['a/1 interrupted', 'a/2 waiting']);
  expect(sent).toEqual(['a/1']);
  const [first] = photos.listUploads();
  if (first) photos.retryPhotograph(first);
  await expect.poll(states).toEqual(['a/1 stored', 'a/2 stored']);
});

test('one that the server refuses is told, and the next one goes', async () => {
  outcomes = [{ kind: 'refused', reason: 'damaged' }];
  await photos.enqueue('a', 'home', blobs(2));
  photos.startUploads('a');
  await expect.poll(states).toEqual(['a/1 refused', 'a/2 stored']);
});

test('words that were not taken take their photos back', async () => {
  await photos.enqueue('a', 'home', blobs(2));
  await photos.removeUploads('a');
  expect([states(), device.size]).toEqual([[], 0]);
});

test('one that the server cannot take now waits, and is not called a matter of the connection', async () => {
  outcomes = [{ kind: 'put-off' }];
  await photos.enqueue('a', 'home', blobs(1));
  photos.startUploads('a');
  await expect.poll(states).toEqual(['a/1 put-off']);
  const [first] = photos.listUploads();
  if (first) photos.retryPhotograph(first);
  await expect.poll(states).toEqual(['a/1 stored']);
});

test('a device without room says that the page must stay open, and sends anyway', async () => {
  hasRoom = false;
  await photos.enqueue('a', 'home', blobs(1));
  expect(photos.listUploads().map(({ isKept }) => isKept)).toEqual([false]);
  photos.startUploads('a');
  await expect.poll(states).toEqual(['a/1 stored']);
});

test('deleting a request that waits deletes its photos', async () => {
  waiting.add('a');
  await photos.enqueue('a', 'home', blobs(2));
  dispatchEvent(new CustomEvent('request-deleted', { detail: 'a' }));
  await expect.poll(() => device.size).toBe(0);
  expect(states()).toEqual([]);
});
