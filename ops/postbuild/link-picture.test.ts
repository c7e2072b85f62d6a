import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLinkPicture, linkPictureSize } from './link-picture.ts';

test.each([
  'Al & Co',
  'Agate & Pine Roofing',
  'Northern Lights and Lake Superior Roofing and Exteriors, Inc.',
])(
  'with the name %s the picture is 1200 by 630, at most 40 kB, and the name is clear of the roof',
  async (name) => {
    const picture = await drawLinkPicture(name);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...linkPictureSize });
    expect(picture.length).toBeLessThanOrEqual(40_000);
    const inkOf = async (left: number, wide: number) => {
      const box = { left, top: 140, width: wide, height: 320 };
      const pixels = await sharp(picture).extract(box).greyscale().raw().toBuffer();
      return pixels.filter((value) => value < 128).length;
    };
    expect(await inkOf(72, 540)).toBeGreaterThan(2000);
    expect(await inkOf(612, 60)).toBe(0);
  },
);
