// Everything is compressed once, when it is built, so that the server only ever reads files.

import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller files fit one packet either way. */
const smallestWorthBytes = 200;

/**
 * How hard to press. The best brotli takes fifty times as long as the quick one and makes a page a tenth smaller; nothing
 * between them pays (the next to best takes twenty times as long for most of it).
 */
const levels = { best: { brotli: 11, gzip: 9 }, quick: { brotli: 5, gzip: 5 } } as const;

export type Effort = keyof typeof levels;

export function brotli(bytes: Buffer, effort: Effort): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Writes `br` and a gzip of `bytes` beside `file`, which holds `bytes`, as far as they are smaller. */
export function writeSiblings(file: string, bytes: Buffer, effort: Effort, br = brotli(bytes, effort)): void {
  if (bytes.length < smallestWorthBytes) return;
  const gz = gzipSync(bytes, { level: levels[effort].gzip });
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}
