import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

test('the home page ends in a slash and no other page does', () => {
  expect(canonicalUrl('https://roof.example', '/')).toBe('https://roof.example/');
  expect(canonicalUrl('https://roof.example', '/about/')).toBe('https://roof.example/about');
});

// Proves R22.1.
test('an origin configured with a slash gives the same addresses', () => {
  expect(canonicalUrl('https://roof.example/', '/about')).toBe('https://roof.example/about');
});
