// One of the hands that finish a build, a thread of its own: takes the next file that nobody has taken until none is
// left. Almost all of a large build's time after Astro's own goes by here, and all of it is reckoning.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Effort, writeSiblings } from './compress-file.ts';
import { type BuiltAround, finishPage } from './finish-page.ts';
import { writeOgImage } from './og-images.ts';

export interface FinishingWork {
  readonly folder: string;
  /** Paths in `folder`. */
  readonly files: readonly { readonly path: string; readonly effort: Effort }[];
  /** One 32-bit number that all hands share: how many of the files are taken. */
  readonly takenCount: SharedArrayBuffer;
  readonly around: BuiltAround;
}

/** What one hand has found beside its work. */
export interface FinishingFindings {
  /** New stylesheets that pages link, by path in the site. */
  readonly sheets: ReadonlyMap<string, string>;
  readonly pictureCount: number;
}

const work: FinishingWork = workerData;
const taken = new Int32Array(work.takenCount);
const builtSheets = new Map<string, string>();
const newSheets = new Map<string, string>();
let pictureCount = 0;

function readSheet(path: string): string {
  const css = builtSheets.get(path) ?? readFileSync(join(work.folder, path), 'utf8');
  builtSheets.set(path, css);
  return css;
}

async function finishFile(path: string, effort: Effort): Promise<void> {
  const file = join(work.folder, path);
  if (!path.endsWith('.html')) return writeSiblings(file, readFileSync(file), effort);
  const built = readFileSync(file, 'utf8');
  if (await writeOgImage(work.folder, path, built)) pictureCount += 1;
  const { bytes, quickBrotli, sheet } = finishPage(built, readSheet, work.around);
  if (sheet) newSheets.set(sheet.path, sheet.css);
  writeFileSync(file, bytes);
  writeSiblings(file, bytes, effort, effort === 'quick' && quickBrotli ? quickBrotli : undefined);
}

function takeFile(): FinishingWork['files'][number] | undefined {
  return work.files[Atomics.add(taken, 0, 1)];
}

for (let file = takeFile(); file; file = takeFile()) await finishFile(file.path, file.effort);
parentPort?.postMessage({ sheets: newSheets, pictureCount } satisfies FinishingFindings);
