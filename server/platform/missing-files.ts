import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** For a `catch`: `instead` where there is no such file or folder. @throws every other error */
export function unlessMissing<Instead>(instead: Instead) {
  return (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return instead;
    throw error;
  };
}

/** The names in a folder; none where there is no such folder. */
export const listFolder = (path: string): Promise<string[]> =>
  readdir(path).catch(unlessMissing<string[]>([]));

/**
 * With those above it, for this user alone: what is kept inside is personal. Node's own `recursive` never comes back from
 * where no folder can be made, such as /proc.
 */
export function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
