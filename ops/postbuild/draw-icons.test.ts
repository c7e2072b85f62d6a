import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFavicon, drawIcon, favicon, icoHeaderBytes, icons } from './draw-icons.ts';
import { colorOf } from './token-colors.ts';

const committedPictures = [
  ...icons.map((icon) => ({ ...icon, read: () => readFile(`public/icons/${icon.name}`) })),
  { ...favicon, read: async () => (await readFile('public/favicon.ico')).subarray(icoHeaderBytes) },
];

test.each(committedPictures)(
  'the committed $name is the present mark in the present colors',
  async (icon) => {
    const committed = await sharp(await icon.read())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = await sharp(await drawIcon(icon))
      .raw()
      .toBuffer();
    expect([committed.info.width, committed.info.height]).toEqual([icon.pixels, icon.pixels]);
    // Another build of the renderer may round an edge pixel differently; a changed mark moves far more.
    let difference = 0;
    for (const [position, value] of committed.data.entries())
      difference += Math.abs(value - (drawn[position] ?? 0));
    expect(difference / committed.data.length).toBeLessThan(1);
  },
);

test('the icon file tells where its one picture is and how large', async () => {
  const file = await readFile('public/favicon.ico');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(file.readUInt32LE(14)).toBe(file.length - icoHeaderBytes);
  expect(file.subarray(0, icoHeaderBytes)).toEqual((await drawFavicon()).subarray(0, icoHeaderBytes));
});

test('the mark in the browser tab has the colors of the site, on light and on dark tabs', async () => {
  const mark = await readFile('public/icons/favicon.svg', 'utf8');
  const used = ['--text', '--action', '--text-on-strong', '--text-on-strong-accent'].map(colorOf);
  for (const color of used) expect(mark).toContain(color);
});
