import sharp from 'sharp';
import { expect, test } from 'vitest';
import { titleMaxCharacters } from '#site/search-listing/page-metadata.ts';
import { composeBackground, drawOgImage, ogImageSize } from './draw-og-image.ts';
import { readTokenColors } from './token-colors.ts';

const huber = { title: 'Emergency Roof Repairs in Huber Heights, OH', kicker: 'Montgomery County, Ohio' };

test('the picture is 1200 by 630 and at most 40 kB', async () => {
  const picture = await drawOgImage(huber);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...ogImageSize });
  expect(picture.length).toBeLessThanOrEqual(40_000);
});

test('letters are outlines, because a bare machine has no font to set them in', () => {
  const svg = composeBackground();
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

test('the longest title a page may have still fits', async () => {
  const title = `${'Wide Roof Words '.repeat(9)}`.slice(0, titleMaxCharacters).trim();
  await expect(drawOgImage({ title, kicker: 'Ohio' })).resolves.toBeInstanceOf(Buffer);
});

test('words that cannot fit stop the build instead of running out of the picture', async () => {
  await expect(drawOgImage({ title: 'W'.repeat(60), kicker: 'Ohio' })).rejects.toThrow('does not fit');
  const kicker = 'A county with a very long name '.repeat(3);
  await expect(drawOgImage({ title: 'Roofers', kicker })).rejects.toThrow('does not fit');
});

test('a picture shows its own title and nothing of the one drawn before it', async () => {
  const first = await drawOgImage(huber);
  const other = await drawOgImage({ title: 'Roof Repair', kicker: 'Shelby County, Ohio' });
  expect(other).not.toEqual(first);
  expect(await drawOgImage(huber)).toEqual(first);
});

test('words have the colors of the page: the title its text, the line above it the accent', async () => {
  const colorsIn = async (box: { left: number; top: number; width: number; height: number }) => {
    const { data } = await sharp(await drawOgImage(huber))
      .extract(box)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rgb = data.toString('hex').match(/.{6}/g);
    return new Set(rgb?.map((color) => `#${color}`));
  };
  const colorOf = readTokenColors();
  const kicker = await colorsIn({ left: 72, top: 90, width: 500, height: 40 });
  expect(kicker).toContain(colorOf('--text-accent'));
  expect(kicker).toContain(colorOf('--surface-page'));
  expect(kicker).not.toContain(colorOf('--text'));
  expect(await colorsIn({ left: 72, top: 150, width: 500, height: 300 })).toContain(colorOf('--text'));
});
