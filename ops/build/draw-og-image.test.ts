import sharp from 'sharp';
import { expect, test } from 'vitest';
import { titleMaxCharacters } from '#site/search-listing/page-metadata.ts';
import { composeOgImage, drawOgImage, ogImageSize } from './draw-og-image.ts';

const huber = { title: 'Emergency Roof Repairs in Huber Heights, OH', kicker: 'Montgomery County, Ohio' };

test('the picture is 1200 by 630 and at most 40 kB', async () => {
  const picture = await drawOgImage(huber);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...ogImageSize });
  expect(picture.length).toBeLessThanOrEqual(40_000);
});

test('letters are outlines, because a bare machine has no font to set them in', () => {
  const svg = composeOgImage(huber);
  expect(svg).not.toContain('<text');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('the last letters of a title are drawn as well as the first', async () => {
  const inkOf = async (title: string) => {
    const box = { left: 72, top: 140, width: 500, height: 90 };
    const pixels = await sharp(await drawOgImage({ title, kicker: 'Ohio' }))
      .extract(box)
      .greyscale()
      .raw()
      .toBuffer();
    return pixels.filter((value) => value < 128).length;
  };
  // Set as paths by the font library itself, "Co" of "Cost" was all that came out.
  expect(await inkOf('Cost')).toBeGreaterThan(1.5 * (await inkOf('Co')));
});

test('the longest title a page may have still fits', () => {
  const title = `${'Wide Roof Words '.repeat(9)}`.slice(0, titleMaxCharacters).trim();
  expect(() => composeOgImage({ title, kicker: 'Ohio' })).not.toThrow();
});

test('a title that cannot fit stops the build instead of running out of the picture', () => {
  expect(() => composeOgImage({ title: 'W'.repeat(60), kicker: 'Ohio' })).toThrow('does not fit');
});
