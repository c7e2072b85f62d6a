// How a build takes the place of the one before: whole or not at all, and one at a time.

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Returns once no other process holds `file`, and holds it until this one ends, however it ends: the lock is one of the
 * operating system's.
 */
export function waitForTurn(file, onWait) {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch {
    onWait();
    lock.exec('pragma busy_timeout = 3600000');
    lock.exec('begin exclusive');
  }
  held.push(lock);
}
/** Without a reference, the garbage collector would close them. */
const held = [];

/**
 * Has `build` fill a new folder and puts it in the place of `folder` when that succeeded; returns whether it did.
 * Only for one process at a time.
 */
export function buildBeside(folder, build) {
  const before = `${folder}.old`;
  const next = `${folder}.next-${process.pid}`;
  // What a build that was killed left behind; between its two renames the site was only there.
  if (!existsSync(folder) && existsSync(before)) renameSync(before, folder);
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(`${basename(folder)}.next-`)) remove(join(dirname(folder), name));
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

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}
