// After Astro has written dist/: every page finished, its link picture drawn, and everything compressed.

import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join, relative, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ogImagePath } from '#site/search-listing/page-metadata.ts';
import { type Effort, writeSiblings } from './compress-file.ts';
import type { BuiltAround } from './finish-page.ts';
import type { FinishingFindings, FinishingWork } from './finishing-hand.ts';

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
  '.ttf',
]);

/**
 * A site of up to this many pages is compressed at its best, which then takes some ten seconds. With more of them, only
 * the pages at the top are, or the towns' pages would take longer to compress than to build.
 */
const mostPagesAtBest = 300;

/** How hard to press a file by its path in the site. */
export function effortFor(path: string, pageCount: number): Effort {
  const growsWithTowns = path.endsWith('.xml') || (path.endsWith('.html') && path.includes(sep));
  return growsWithTowns && pageCount > mostPagesAtBest ? 'quick' : 'best';
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function finishByHand(work: FinishingWork): Promise<FinishingFindings> {
  return new Promise((resolve, reject) => {
    const hand = new Worker(new URL('./finishing-hand.ts', import.meta.url), { workerData: work });
    hand.once('message', resolve);
    hand.once('error', reject);
    hand.once('exit', () => reject(new Error('A thread that finishes the build ended before its work.')));
  });
}

/** Each must first read the typeface and draw its own letters, which on a machine of many cores outweighs the pages. */
const mostHands = 8;

async function weigh(files: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const file of files) bytes += (await stat(file)).size;
  return bytes;
}

/**
 * One stylesheet a page, a policy, the modules of its islands and a link picture for each, and `.br`/`.gz` siblings for everything in the built site
 * in `folder`. Returns how many files and pictures it holds and their bytes without the siblings.
 */
export async function finishBuild(
  folder: string,
  around: BuiltAround,
): Promise<{ files: number; pictures: number; bytes: number }> {
  const built = await listFiles(folder);
  const pageCount = built.filter((path) => path.endsWith('.html')).length;
  await mkdir(join(folder, dirname(ogImagePath('/'))), { recursive: true });
  const work: FinishingWork = {
    folder,
    files: built
      .filter((path) => compressible.has(extname(path)))
      .map((path) => ({ path, effort: effortFor(path, pageCount) })),
    takenCount: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    around,
  };
  const findings = await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), mostHands) }, () => finishByHand(work)),
  );
  for (const [path, css] of new Map(findings.flatMap(({ sheets }) => [...sheets]))) {
    const bytes = Buffer.from(css);
    await writeFile(join(folder, path), bytes);
    writeSiblings(join(folder, path), bytes, 'best');
  }
  const files = (await listFiles(folder)).filter((path) => !/\.(br|gz)$/.test(path));
  return {
    files: files.length,
    pictures: findings.reduce((sum, { pictureCount }) => sum + pictureCount, 0),
    bytes: await weigh(files.map((path) => join(folder, path))),
  };
}
