import { readdir } from 'node:fs/promises';

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
