import { expect, test } from 'vitest';
import { isThorough } from '../thorough.ts';
import { attackWithPhotographs } from './photograph-attack.ts';

// Proves 12.25.
test('no picture of strangers, and no crowd of them, takes the server’s memory or its end', {
  timeout: 300_000,
}, async () => {
  const tally = await attackWithPhotographs(3 * 1024 * 1024, isThorough);
  const { peakMegabytes, stopMs, answers, stored } = tally;
  expect(answers).toEqual({
    'JPEG of 1,000 scans': 422,
    'JPEG that says it has 50 megapixels': 201,
    'another at the same moment': 201,
    ...(isThorough && {
      'AVIF of 49 megapixels': 422,
      'PNG a million pixels wide': 422,
      'JPEG of 50 megapixels': 201,
      'PNG of 50 megapixels': 201,
    }),
  });
  expect(stored).toBeGreaterThan(0);
  if (peakMegabytes !== null) expect(peakMegabytes).toBeLessThan(400);
  expect(stopMs).toBeLessThan(9_500);
});
