// Photographs drawn on the spot, with what phones write into them.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** What phones write into a photograph, each in a form that a search for bytes finds. */
export const traces = { phone: 'SNOOPPHONE-9', place: 'GPSPLACE-3937', owner: 'OWNER-UMBER' };

/** A JPEG of noise, which no encoder makes small, with place, phone and owner in it. `seed` makes two of them differ. */
export function drawPhotograph(seed = 1, width = 640, height = 480): Promise<Buffer> {
  const [noiseWidth, noiseHeight] = [Math.min(width, 640), Math.min(height, 480)];
  const pixels = Buffer.alloc(noiseWidth * noiseHeight * 3);
  let state = seed;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    pixels[at] = state >> 16;
  }
  return sharp(pixels, { raw: { width: noiseWidth, height: noiseHeight, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
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

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
