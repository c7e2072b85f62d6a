// Files on their way in. They wait on the disk, not in memory, and without a name: their bytes go when the server ends.

import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { largestPhotographBytes } from '#leads/forms/photograph-limits.ts';
import { checkRoom } from './folder-storage.ts';
import type { ExceededQuota, Quota } from './quota.ts';

/** More of this network, or of all, are arriving than may. */
export class TooManyAtOnce extends Error {
  override readonly name = 'TooManyAtOnce';
  readonly exceeded: ExceededQuota;

  constructor(exceeded: ExceededQuota) {
    super(exceeded);
    this.exceeded = exceeded;
  }
}

export type IncomingFiles = ReturnType<typeof createIncomingFiles>;

const ending = '.unfinished';
/** How many are in memory at once, each as it came and as it is kept. */
const mostInMemory = 2;

export function createIncomingFiles(folder: string, unfinished: Quota, keptFreeBytes?: number) {
  let inMemory = 0;
  const waiting: (() => void)[] = [];

  async function withSemaphore<T>(work: () => Promise<T>): Promise<T> {
    if (inMemory >= mostInMemory) await new Promise<void>((resolve) => waiting.push(resolve));
    else inMemory += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inMemory -= 1;
    }
  }

  void removeLeftovers(folder);

  return {
    /**
     * Reads `stream` to its end and runs `work` with its bytes; null is for a file that is too large, of which the rest is
     * left unread.
     * @throws TooManyAtOnce, StorageFull, and what `stream` throws when its sender hangs up
     */
    async take<T>(stream: Readable, network: string, work: (bytes: Buffer | null) => Promise<T>): Promise<T> {
      let received = 0;
      const file = await openUnlinked(folder);
      try {
        // Left open: its sender is still to be answered.
        for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          const exceeded = unfinished.findExceeded(network, chunk.length);
          if (exceeded) throw new TooManyAtOnce(exceeded);
          unfinished.add(network, chunk.length);
          received += chunk.length;
          if (received > largestPhotographBytes) return await work(null);
          // Each time: many may be arriving at once.
          await checkRoom(folder, chunk.length, keptFreeBytes);
          await file.appendFile(chunk);
        }
        return await withSemaphore(async () => work(await readAll(file, received)));
      } finally {
        unfinished.add(network, -received);
        await file.close();
      }
    },
  };
}

async function openUnlinked(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}${ending}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}

/** Names without bytes, of servers that were killed before they took them away. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name.endsWith(ending)) await rm(join(folder, name)).catch(() => {});
}

async function readAll(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  for (let at = 0; at < length; ) {
    const { bytesRead } = await file.read(bytes, at, length - at, at);
    if (bytesRead === 0) throw new Error('A file on its way in is shorter than what came.');
    at += bytesRead;
  }
  return bytes;
}
