// After Astro has written dist/: one stylesheet a page, a policy for each, then compress everything once,
// so that the server only ever reads files.

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { combineStylesheets, inlineStylesheet } from './combine-stylesheets.ts';
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts';
import { type ScriptImports, withIslandModules } from './island-modules.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Formats that are not compressed already. */
const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.svg',
  '.xml',
  '.json',
  '.txt',
  '.webmanifest',
  '.map',
]);

/** Smaller files fit one packet either way. */
const smallestWorthBytes = 200;

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthBytes) return;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${file}.gz`, gz);
}

/** Works through `items` with as many hands as zlib has threads. */
async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

/**
 * Compressed, a page with its rules inside must not be larger than this: it would need one more round trip for itself
 * than it saves, and the rules could not be kept for the next page.
 */
const largestWithStyleBytes = 21_000;

const compressedBytes = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Gives the pages in `files` one stylesheet each, inside the page where it is small; returns the new sheets on disk. */
async function combineAllStylesheets(folder: string, files: readonly string[]): Promise<string[]> {
  const sheets = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.css')))
    texts.set(file, await readFile(file, 'utf8'));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { html, sheet } = combineStylesheets(
      await readFile(file, 'utf8'),
      (path) => texts.get(join(folder, path)) ?? '',
    );
    const css = (path: string) => (path === sheet?.path ? sheet.css : (texts.get(join(folder, path)) ?? ''));
    const inlined = inlineStylesheet(html, css);
    if (compressedBytes(inlined) <= largestWithStyleBytes) {
      await writeFile(file, inlined);
    } else if (sheet) {
      await writeFile(file, html);
      sheets.set(join(folder, sheet.path), sheet.css);
    }
  }
  for (const [file, css] of sheets) await writeFile(file, css);
  return [...sheets.keys()];
}

/**
 * One stylesheet a page, the modules of its islands by the `imports` of scripts, a policy for each, and `.br`/`.gz` siblings for everything in the built site in `folder`.
 * Returns how many files it holds and their bytes.
 */
export async function finishBuild(
  folder: string,
  sources: PolicySources,
  imports: ScriptImports,
): Promise<{ files: number; bytes: number }> {
  const built = await listFiles(folder);
  const files = [...built, ...(await combineAllStylesheets(folder, built))];
  await forEachOf(
    files.filter((file) => file.endsWith('.html')),
    async (file) => {
      const html = withIslandModules(await readFile(file, 'utf8'), imports);
      await writeFile(file, withContentSecurityPolicy(html, sources));
    },
  );
  await forEachOf(
    files.filter((file) => compressible.has(extname(file))),
    compress,
  );
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return { files: files.length, bytes };
}
