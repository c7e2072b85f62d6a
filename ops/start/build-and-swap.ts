// How a build takes the place of the one before: whole or not at all.

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Has `build` fill a new folder and puts it in the place of `folder` when that succeeded; returns whether it did.
 * Two at once each fill a folder of their own, and the later one stays.
 */
export function buildAndSwap(folder: string, build: (folder: string) => boolean): boolean {
  const before = `${folder}.old`;
  const next = `${folder}.next-${process.pid}`;
  // What a build that was killed left behind; between its two renames the site was only there.
  if (!existsSync(folder) && existsSync(before)) renameSync(before, folder);
  for (const name of readdirSync(dirname(folder))) {
    const [start, pid] = name.split('.next-');
    if (start === basename(folder) && pid && !isRunning(Number(pid))) remove(join(dirname(folder), name));
  }
  remove(before);
  try {
    if (!build(next)) return false;
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(next, folder);
    return true;
  } finally {
    remove(next);
    if (existsSync(folder)) remove(before);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
