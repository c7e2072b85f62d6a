import { expect, test } from 'vitest';
import { attackWithPhotographs } from './photograph-attack.ts';

// Proves 12.25.
test('no picture of strangers, and no crowd of them, takes the server’s memory or its end', {
  // Two pictures of 50 megapixels are drawn first: minutes beside builds and browsers.
  timeout: 300_000,
}, async () => {
  const { peakMegabytes, stopMs, answers, stored } = await attackWithPhotographs(3 * 1024 * 1024);
  expect(answers).toEqual({
    'AVIF of 49 megapixels': 422,
    'PNG a million pixels wide': 422,
    'JPEG of 1,000 scans': 422,
    'JPEG of 50 megapixels': 201,
    'PNG of 50 megapixels': 201,
  });
  expect(stored).toBeGreaterThan(0);
  if (peakMegabytes !== null) expect(peakMegabytes).toBeLessThan(400);
  expect(stopMs).toBeLessThan(9_500);
});
