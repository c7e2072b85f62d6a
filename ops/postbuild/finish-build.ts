// After Astro has written dist/: drawings nobody sees taken out, a policy in every page, and everything
// compressed once, so that the server only ever reads files.

import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts';

/** Formats that are not compressed already. */
const compressible = new Set(['.html', '.css', '.js', '.svg', '.xml', '.json', '.txt', '.ttf']);

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Finishes the built site in `folder`. Returns how many files it holds, and its size uncompressed. */
export async function finishBuild(
  folder: string,
  sources: PolicySources,
): Promise<{ files: number; bytes: number }> {
  const built = await listFiles(folder);
  const pages = new Map<string, string>();
  for (const file of built.filter((name) => name.endsWith('.html')))
    pages.set(file, await readFile(join(folder, file), 'utf8'));
  // No page of this contractor may show them: those of ice, where none forms.
  const isShown = (drawing: string) => [...pages.values()].some((text) => text.includes(`/${drawing}`));
  const finish = async (file: string) => {
    const path = join(folder, file);
    if (file.startsWith('drawings/') && !isShown(file)) return rm(path);
    const page = pages.get(file);
    if (page === undefined) return writeSiblings(path, await readFile(path));
    const guarded = Buffer.from(withContentSecurityPolicy(page, sources));
    await writeFile(path, guarded);
    return writeSiblings(path, guarded);
  };
  await Promise.all(built.filter((file) => compressible.has(extname(file))).map(finish));
  const files = (await listFiles(folder)).filter((file) => !/\.(br|gz)$/.test(file));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Smaller files fit one packet either way. */
const smallestWorthBytes = 200;

/** Pages are many: one step below the best takes a third of the time, for 2 % more bytes. */
const qualityOf = (file: string) =>
  file.endsWith('.html') ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;

/** Writes a brotli and a gzip of `bytes` beside `file`, which holds `bytes`, as far as they are smaller. */
async function writeSiblings(file: string, bytes: Buffer): Promise<void> {
  if (bytes.length < smallestWorthBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}
