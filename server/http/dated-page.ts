// Pages that read otherwise from day to day, whenever they were built: they print today's date (reading 24), or something that
// holds on some days only.

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { company } from '#client/company.ts';
import { formatDay, isoDay } from '#content/wording/dates.ts';

const dateInPage = /(<time data-today[^>]*>)[^<]*/g;
/** `<aside data-days="2026-11-24/2026-11-27">…</aside>`, without another of its kind inside; either day may be left out. */
const partOfSomeDays = /<(\w+) data-days="([\d-]*)\/([\d-]*)"[^>]*>[\s\S]*?<\/\1>/g;

export function changesDaily(html: string): boolean {
  return html.search(dateInPage) >= 0 || html.search(partOfSomeDays) >= 0;
}

function pageOn(html: string, now: Date): string {
  const today = isoDay(now, company.timeZone);
  return html
    .replaceAll(dateInPage, `$1${formatDay(now, company.timeZone)}`)
    .replaceAll(partOfSomeDays, (part, _name, first: string, last: string) =>
      first <= today && (last === '' || today <= last) ? part : '',
    );
}

/** The best takes ten times as long, and everybody waits for it. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** The page as it reads today, in every encoding: made when the first visitor of a day asks for it. */
export function dateDaily<Variants extends object, Variant>(
  html: string,
  now: () => Date,
  asBuilt: Variants,
  variantOf: (body: Buffer) => Variant,
): () => Variants | { readonly br: Variant; readonly gzip: Variant; readonly identity: Variant } {
  const dated = (text: string) => {
    if (text === html) return asBuilt;
    const body = Buffer.from(text);
    return {
      br: variantOf(brotliCompressSync(body, brotliQuality)),
      gzip: variantOf(gzipSync(body)),
      identity: variantOf(body),
    };
  };
  let lastDay = '';
  let page = asBuilt as ReturnType<typeof dated>;
  return () => {
    const day = isoDay(now(), company.timeZone);
    if (day !== lastDay) page = dated(pageOn(html, now()));
    lastDay = day;
    return page;
  };
}
