import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from '../platform/durable-file.ts';
import { listFolder, unlessMissing } from '../platform/missing-files.ts';
import { type PhotographStorage, StorageFull } from './photograph-storage.ts';

/** Left for leads, which matter more: many thousands of them, and the log of the database. */
const reservedBytes = 256 * 1024 * 1024;

/** Photographs as files for the server's own account only, a folder for each lead. */
export function createFolderStorage(folder: string, keptFreeBytes = reservedBytes): PhotographStorage {
  const pathOf = (name: string) => join(folder, name);

  return {
    location: folder,
    async write(name, bytes) {
      const path = pathOf(name);
      try {
        const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await checkRoom(folder, bytes.length, keptFreeBytes);
        await writeDurably(path, bytes, `${path}.${randomUUID()}.unfinished`);
        if (made !== undefined) await syncFolder(dirname(dirname(path)));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOSPC' || code === 'EDQUOT') throw new StorageFull(`the disk of ${folder} is full`);
        throw error;
      }
    },
    read: (name) => readFile(pathOf(name)).catch(unlessMissing(null)),
    async list(prefix) {
      const [lead = '', rest] = prefix.split('/');
      const folders = rest === undefined ? await listFolder(folder) : [lead];
      const names: string[] = [];
      for (const each of folders.filter((name) => name.startsWith(lead))) {
        const files = await listFolder(pathOf(each));
        names.push(...files.map((file) => `${each}/${file}`).filter((name) => name.startsWith(prefix)));
      }
      const listed = await Promise.all(
        names.map(async (name) => {
          const found = await stat(pathOf(name)).catch(unlessMissing(null));
          return found && { name, byteCount: found.size, changedAtMs: found.mtimeMs };
        }),
      );
      return listed.filter((object) => object !== null).sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    async remove(names) {
      for (const name of names) await rm(pathOf(name), { force: true });
      for (const each of new Set(names.map((name) => dirname(pathOf(name))))) {
        await syncFolder(each).catch(unlessMissing(undefined));
        // Only once it is empty.
        await rmdir(each).catch(() => {});
      }
    },
  };
}

/** @throws StorageFull unless so many bytes fit into `folder` beside what is kept free for leads */
export async function checkRoom(folder: string, bytes: number, keptFreeBytes = reservedBytes): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < keptFreeBytes + bytes)
    throw new StorageFull(`${folder} is nearly full: what is left is kept for leads`);
}
