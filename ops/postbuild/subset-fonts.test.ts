import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fontFolder, fonts, subset } from './subset-fonts.ts';

test.each(fonts)('$target is what the package’s font gives today', async (font) => {
  const committed = await readFile(fontFolder + font.target);
  expect((await subset(font)).equals(committed)).toBe(true);
  expect(committed.length).toBeLessThan(27_000);
});
