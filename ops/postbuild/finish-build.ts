// After Astro has written dist/: drawings nobody sees taken out, a policy in every page, and everything compressed.

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { writeSiblings } from './compress-file.ts';
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts';

/** Formats that are not compressed already. */
const compressible = new Set(['.html', '.css', '.js', '.svg', '.xml', '.json', '.txt', '.ttf']);

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Removes drawings that no page of this contractor shows, of ice where none forms. Returns the files that stay. */
async function removeUnshownDrawings(folder: string): Promise<readonly string[]> {
  const built = await listFiles(folder);
  const pages = built.filter((file) => file.endsWith('.html'));
  const shown = (await Promise.all(pages.map((file) => readFile(join(folder, file), 'utf8')))).join('');
  const unshown = built.filter((file) => file.startsWith('drawings/') && !shown.includes(`/${file}`));
  await Promise.all(unshown.map((file) => rm(join(folder, file))));
  return built.filter((file) => !unshown.includes(file));
}

/** Finishes the built site in `folder`. Returns how many files it holds, and its size uncompressed. */
export async function finishBuild(
  folder: string,
  sources: PolicySources,
): Promise<{ files: number; bytes: number }> {
  const finish = async (file: string) => {
    const path = join(folder, file);
    if (!file.endsWith('.html')) return writeSiblings(path, await readFile(path));
    const page = Buffer.from(withContentSecurityPolicy(await readFile(path, 'utf8'), sources));
    await writeFile(path, page);
    return writeSiblings(path, page);
  };
  const built = await removeUnshownDrawings(folder);
  await Promise.all(built.filter((file) => compressible.has(extname(file))).map(finish));
  const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
