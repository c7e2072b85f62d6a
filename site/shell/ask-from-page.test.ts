import { expect, test } from 'vitest';
import { askFromPage } from './ask-from-page.ts';

test.each([
  ['/', '/contact?service=Roof%20Inspection'],
  ['/about', '/contact?service=Roof%20Inspection'],
  ['/metal-roofing', '/contact?service=Metal%20Roofing'],
  ['/locations/huber-heights-oh', '/contact?service=Roof%20Inspection&city=Huber%20Heights'],
  ['/services/flat-roof-systems/troy-oh', '/contact?service=Flat%20Roofing&city=Troy'],
])('from %s the buttons of the header and the call bar lead to %s', (path, asked) => {
  expect(askFromPage(path)).toBe(asked);
});
