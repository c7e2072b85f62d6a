// A page as it reads now (render-live-page.ts), kept in memory in every encoding until it reads otherwise.

import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Announcements } from '../database/announcements.ts';
import { nextChange, renderPage } from './render-live-page.ts';

export interface LiveContent {
  readonly now: () => Date;
  /** The same object as long as nothing has changed. */
  readonly announcements: () => Announcements;
}

interface Encoded<Variant> {
  readonly br: Variant;
  readonly gzip: Variant;
  readonly identity: Variant;
}

const brotliParams = (quality: number, body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
/** About a millisecond for a page, and a fifth more bytes than the best, which takes fifty times as long or more. */
const fastQuality = 2;
/** As the build compresses pages. */
const bestQuality = constants.BROTLI_MAX_QUALITY - 1;

/** One page at a time, so that compressing never keeps more than one processor from visitors. */
let isCompressing = false;

/**
 * The page as it reads now, in every encoding. A change is compressed fast for the first visitor, and as well as the build
 * does beside that; until it is, nobody waits for it.
 */
export function createLivePage<Variants extends object, Variant>(
  html: string,
  { now, announcements }: LiveContent,
  asBuilt: Variants,
  variantOf: (body: Buffer) => Variant,
): () => Variants | Encoded<Variant> {
  let text = html;
  let page: Variants | Encoded<Variant> = asBuilt;
  let known: Announcements | null = null;
  let [since, until] = [0, 0];
  /** What nobody has begun to compress well. */
  let unfinished: Buffer | null = null;

  function write(moment: Date): void {
    known = announcements();
    [since, until] = [moment.getTime(), nextChange(moment, known)];
    const next = renderPage(html, moment, known);
    if (next === text) return;
    text = next;
    unfinished = text === html ? null : Buffer.from(text);
    page =
      unfinished === null
        ? asBuilt
        : {
            br: variantOf(brotliCompressSync(unfinished, brotliParams(fastQuality, unfinished))),
            gzip: variantOf(gzipSync(unfinished, { level: constants.Z_BEST_SPEED })),
            identity: variantOf(unfinished),
          };
  }

  async function compressBest(body: Buffer, fast: typeof page): Promise<void> {
    isCompressing = true;
    try {
      const br = variantOf(await promisify(brotliCompress)(body, brotliParams(bestQuality, body)));
      const gz = variantOf(await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }));
      // Otherwise the page has changed again meanwhile.
      if (page === fast) page = { ...fast, br, gzip: gz };
    } catch {
      // Without memory for it, the fast one stays.
    } finally {
      isCompressing = false;
    }
  }

  return () => {
    const moment = now();
    if (announcements() !== known || moment.getTime() < since || moment.getTime() >= until) write(moment);
    if (unfinished !== null && !isCompressing) {
      void compressBest(unfinished, page);
      unfinished = null;
    }
    return page;
  };
}
