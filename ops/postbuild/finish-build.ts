// After Astro has written dist/: a policy in every page, a link picture for it, and everything compressed.

import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { ogImagePath } from '#site/search-listing/page-metadata.ts';
import { writeSiblings } from './compress-file.ts';
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts';
import { writeLinkPicture } from './link-pictures.ts';

/** Formats that are not compressed already. */
const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.svg',
  '.xml',
  '.json',
  '.txt',
  '.webmanifest',
  '.ttf',
]);

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** `locations/troy-oh.html` → `/locations/troy-oh` */
function pathOfPage(file: string): string {
  const path = `/${file.split(sep).join('/')}`.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}

/** Finishes the built site in `folder`. Returns how many files and link pictures it holds, and its size uncompressed. */
export async function finishBuild(
  folder: string,
  sources: PolicySources,
): Promise<{ files: number; pictures: number; bytes: number }> {
  await mkdir(join(folder, dirname(ogImagePath('/'))), { recursive: true });
  let pictures = 0;
  const finish = async (file: string) => {
    const path = join(folder, file);
    if (!file.endsWith('.html')) return writeSiblings(path, await readFile(path));
    const built = await readFile(path, 'utf8');
    const page = Buffer.from(withContentSecurityPolicy(built, sources));
    if (await writeLinkPicture(folder, pathOfPage(file), built)) pictures += 1;
    await writeFile(path, page);
    return writeSiblings(path, page);
  };
  const built = await listFiles(folder);
  await Promise.all(built.filter((file) => compressible.has(extname(file))).map(finish));
  const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return { files: files.length, pictures, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
