// A page that prints today's date, whenever it was built (reading 24).

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { company } from '#client/company.ts';
import { formatDay } from '#content/wording/dates.ts';

const dateInPage = /(<time data-today[^>]*>)[^<]*/g;

export function printsToday(html: string): boolean {
  return html.search(dateInPage) >= 0;
}

/** The page with today's date in it, in every encoding: made when the first visitor of a day asks for it. */
export function dateDaily<Variant>(
  html: string,
  now: () => Date,
  variantOf: (body: Buffer) => Variant,
): () => { readonly br: Variant; readonly gzip: Variant; readonly identity: Variant } {
  const dated = (day: string) => {
    const body = Buffer.from(html.replaceAll(dateInPage, `$1${day}`));
    return {
      br: variantOf(brotliCompressSync(body)),
      gzip: variantOf(gzipSync(body)),
      identity: variantOf(body),
    };
  };
  let lastDay = '';
  let page: ReturnType<typeof dated> | undefined;
  return () => {
    const day = formatDay(now(), company.timeZone);
    if (!page || day !== lastDay) page = dated(day);
    lastDay = day;
    return page;
  };
}
