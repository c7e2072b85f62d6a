import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { largestPhotographBytes } from '#leads/forms/photograph-limits.ts';
import { filesIn } from '../../tests/draw-photograph.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { systemClock } from '../platform/clock-and-random.ts';
import { createIncomingFiles, TooManyAtOnce } from './incoming-files.ts';
import { StorageFull } from './photograph-storage.ts';
import { createQuota } from './quota.ts';

const network = '198.51.100.7';
const ample = () => createQuota(systemClock, { each: 1e9, all: 1e9 });
const readAll = async (bytes: Buffer | null) => bytes?.toString() ?? null;

test('a file on its way has no name, so that nothing of it stays when the server is killed', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'of-a-server-that-was-killed.unfinished'), '');
  const incoming = createIncomingFiles(folder, ample());
  const stream = new PassThrough();
  const taken = incoming.take(stream, network, readAll);
  stream.write('one ');
  await expect.poll(() => filesIn(folder)).toEqual([]);
  stream.end('and two');
  expect(await taken).toBe('one and two');
  expect(filesIn(folder)).toEqual([]);
});

test('what is too large is not read to its end', async () => {
  const incoming = createIncomingFiles(makeFolder(), ample());
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(1024 * 1024));
    },
  });
  expect(await incoming.take(endless, network, async (bytes) => bytes)).toBeNull();
  const most = Readable.from([Buffer.alloc(largestPhotographBytes)]);
  expect(await incoming.take(most, network, async (bytes) => bytes?.length)).toBe(largestPhotographBytes);
});

// Proves 12.14.
test('bytes on their way are bounded for each network and all, and given back however it ends', async () => {
  const quota = createQuota(systemClock, { each: 10, all: 15 });
  const incoming = createIncomingFiles(makeFolder(), quota);
  const slow = new PassThrough();
  const first = incoming.take(slow, network, readAll);
  slow.write('12345678');
  const take = (from: string) => incoming.take(Readable.from([Buffer.from('12345678')]), from, readAll);
  await expect.poll(() => quota.findExceeded(network, 3)).toBe('network');
  await expect(take(network)).rejects.toMatchObject({ exceeded: 'network' });
  await expect(take('203.0.113.9')).rejects.toMatchObject({ exceeded: 'everybody' });
  slow.destroy(new Error('hung up'));
  await expect(first).rejects.toThrow('hung up');
  expect(await take(network)).toBe('12345678');
  await expect(incoming.take(Readable.from([Buffer.from('12345678901')]), network, readAll)).rejects.toThrow(
    TooManyAtOnce,
  );
});

test('a disk that is nearly full takes nothing', async () => {
  const incoming = createIncomingFiles(makeFolder(), ample(), Number.MAX_SAFE_INTEGER);
  await expect(incoming.take(Readable.from([Buffer.from('1')]), network, readAll)).rejects.toThrow(
    StorageFull,
  );
});
