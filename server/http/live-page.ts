// A page as it reads now (render-live-page.ts), kept in memory in every encoding until it reads otherwise.

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

/** A few milliseconds for a page, for some 6 % more bytes than the build's, which take fifty times as long. */
const brotliQuality = 5;

/** The page as it reads now, in every encoding; a change is compressed for the first visitor. */
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

  function write(moment: Date): void {
    known = announcements();
    [since, until] = [moment.getTime(), nextChange(moment, known)];
    const next = renderPage(html, moment, known);
    if (next === text) return;
    text = next;
    const body = Buffer.from(text);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    page =
      text === html
        ? asBuilt
        : {
            br: variantOf(brotliCompressSync(body, { params })),
            gzip: variantOf(gzipSync(body)),
            identity: variantOf(body),
          };
  }

  return () => {
    const moment = now();
    if (announcements() !== known || moment.getTime() < since || moment.getTime() >= until) write(moment);
    return page;
  };
}
