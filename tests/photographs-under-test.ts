// Photographs as the tests need them: pictures drawn on the spot, storage in a folder that goes with the test.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { createFolderStorage } from '#server/photographs/folder-storage.ts';
import { createPhotographs, type PhotographsOptions } from '#server/photographs/photographs.ts';
import { systemClock, systemRandom } from '#server/platform/clock-and-random.ts';
import { logBook } from './relays-under-test.ts';

/** What phones write into a photograph, each in a form that a search for bytes finds. */
export const traces = { phone: 'SNOOPPHONE-9', place: 'GPSPLACE-3937', owner: 'OWNER-UMBER' };

/** A JPEG of noise, which no encoder makes small, with place, phone and owner in it. `seed` makes two of them differ. */
export function drawPhotograph(seed = 1, width = 640, height = 480): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Model: traces.phone, Artist: traces.owner, Software: traces.place },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 38/1 34/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '84/1 17/1 12/1',
        GPSAreaInformation: traces.place,
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export function makePhotographFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file below `folder`. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function photographsOn(database: LeadDatabase, differences: Partial<PhotographsOptions> = {}) {
  return createPhotographs({
    database,
    storage: createFolderStorage(makePhotographFolder(), 0),
    clock: systemClock,
    random: systemRandom,
    log: logBook().log,
    ...differences,
  });
}
