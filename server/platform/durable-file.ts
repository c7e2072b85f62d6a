// Files that a power cut leaves whole: written beside their place, made sure of, and only then put there.

import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes `content` as `unfinished`, for this user alone, and moves it to `path`. A try that fails leaves no file. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  unfinished: string,
): Promise<void> {
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await putInPlace(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** Renames what is safe on the disk; when this returns the name is too. */
export async function putInPlace(unfinished: string, path: string): Promise<void> {
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/** A rename is only kept through a power cut once its folder is on disk. Windows cannot open a folder and need not. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

/** Makes sure of what another program has written. Windows does so only for those who may write. */
export const syncFile = (path: string): Promise<void> => sync(path, 'r+');

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
