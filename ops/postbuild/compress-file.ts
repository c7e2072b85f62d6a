// Everything is compressed once, when it is built, so that the server only ever reads files.

import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files fit one packet either way. */
const smallestWorthBytes = 200;

/** Pages are many: one step below the best takes a third of the time, for 2 % more bytes. */
const qualityOf = (file: string) =>
  file.endsWith('.html') ? constants.BROTLI_MAX_QUALITY - 1 : constants.BROTLI_MAX_QUALITY;

/** Writes a brotli and a gzip of `bytes` beside `file`, which holds `bytes`, as far as they are smaller. */
export async function writeSiblings(file: string, bytes: Buffer): Promise<void> {
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
