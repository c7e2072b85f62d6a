import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readLogo } from '#paper/logo.ts';
import { drawFavicon, drawIcon, drawTabIcon, icoHeaderBytes, icons, logo } from './draw-icons.ts';
import { colorOf } from './token-colors.ts';

const colorsIn = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const hexAt = (place: number) =>
    `#${[0, 1, 2].map((part) => (data[place + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;
  return new Set(
    Array.from({ length: info.width * info.height }, (_, pixel) => hexAt(pixel * info.channels)),
  );
};

test.each(icons)('$name has its size, and the mark in the colors of the footer', async (icon) => {
  const drawn = await drawIcon(icon);
  const { width, height } = await sharp(drawn).metadata();
  expect([width, height]).toEqual([icon.pixels, icon.pixels]);
  const colors = await colorsIn(drawn);
  expect(colors).toContain(colorOf('--surface-strong'));
  expect(colors.size).toBeGreaterThan(2);
});

test('a mark with colors of its own keeps them, on a light ground', async () => {
  const own = readLogo('<svg viewBox="0 0 40 10"><path fill="#0000ff" d="M0 0h40v10H0z"/></svg>');
  const colors = await colorsIn(await drawIcon({ name: 'icon', pixels: 96, markShare: 0.7 }, own));
  expect(colors).toContain('#0000ff');
  expect(colors).toContain(colorOf('--surface-page'));
  expect(drawTabIcon(own)).toContain('#0000ff');
});

test('the icon file tells where its one picture is and how large', async () => {
  const file = await drawFavicon();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(file.readUInt32LE(14)).toBe(file.length - icoHeaderBytes);
  const { width, format } = await sharp(file.subarray(icoHeaderBytes)).metadata();
  expect([width, format]).toEqual([48, 'png']);
});

test('the mark in the browser tab has the colors of the site, on light and on dark tabs', () => {
  const mark = drawTabIcon();
  const used = ['--text', '--text-accent', '--text-on-strong', '--text-on-strong-accent'].map(colorOf);
  for (const color of used) expect(mark).toContain(color);
  for (const { path } of logo.paths) expect(mark).toContain(path);
});
