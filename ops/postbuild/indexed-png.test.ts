import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyPicture, type HexColor, raisePixel, writeIndexedPng } from './indexed-png.ts';

const palette: readonly HexColor[] = ['#f1f4f4', '#15232b', '#ac4314'];

test('any PNG reader sees every pixel in its color, also in a row of odd length', async () => {
  const picture = emptyPicture(3, 2, palette);
  raisePixel(picture, 0, 0, 1);
  raisePixel(picture, 2, 0, 2);
  raisePixel(picture, 1, 1, 2);
  const { data, info } = await sharp(writeIndexedPng(picture))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([3, 2]);
  expect(data.toString('hex').match(/.{6}/g)).toEqual(
    [1, 0, 2, 0, 2, 0].map((position) => palette[position]?.slice(1)),
  );
});

test('where two letters touch, the fuller of their edges stays', () => {
  const picture = emptyPicture(2, 1, palette);
  raisePixel(picture, 1, 0, 2);
  raisePixel(picture, 1, 0, 1);
  const other = emptyPicture(2, 1, palette);
  raisePixel(other, 1, 0, 2);
  expect(picture.rows).toEqual(other.rows);
});

test('a seventeenth color is refused, because half a byte cannot name it', () => {
  const colors = Array.from({ length: 17 }, (_, shade): HexColor => `#0000${String(shade).padStart(2, '0')}`);
  expect(() => emptyPicture(1, 1, colors)).toThrow('17');
});
