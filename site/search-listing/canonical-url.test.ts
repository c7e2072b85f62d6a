import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

// Proves R22.1.
test('an origin configured with a slash gives the same addresses', () => {
  expect(canonicalUrl('https://roof.example/', '/about')).toBe('https://roof.example/about');
});
