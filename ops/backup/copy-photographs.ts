// The photographs that belong to a copy of the leads, in a folder beside it. How to put them back: docs/run.md.

import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace, syncFolder } from '#server/platform/durable-file.ts';
import { listFolder } from '#server/platform/missing-files.ts';
import { reasonOf } from '#server/platform/operator-log.ts';
import { NotBackedUp } from './copy-leads.ts';

/**
 * Copies every finished photograph into the new folder `into` and returns how many there are. On one disk they are second
 * names of the same bytes: a photograph is never changed, and thirty nights take the room of one.
 * @throws NotBackedUp when it could not be done; then there is no folder.
 */
export async function copyPhotographs(folder: string, into: string): Promise<number> {
  const unfinished = `${into}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    let count = 0;
    for (const lead of await listFolder(folder)) {
      const names = (await listFolder(join(folder, lead))).filter((name) => name.endsWith('.jpg'));
      if (names.length > 0) await mkdir(join(unfinished, lead), { mode: 0o700 });
      for (const name of names) {
        if (await copyOne(join(folder, lead, name), join(unfinished, lead, name))) count += 1;
      }
      if (names.length > 0) await syncFolder(join(unfinished, lead));
    }
    await putInPlace(unfinished, into);
    return count;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new NotBackedUp(`${folder} was not backed up: ${reasonOf(error)}`);
  }
}

/** False when it was erased in between. */
async function copyOne(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      // Another disk, or one that knows no second names.
      if (['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(error.code ?? '')) return copyFile(from, to);
      throw error;
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
