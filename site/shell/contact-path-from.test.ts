import { expect, test } from 'vitest';
import { contactPathFrom } from './contact-path-from.ts';

test.each([
  ['/', '/contact?service=Roof%20Inspection'],
  ['/about', '/contact?service=Roof%20Inspection'],
  ['/metal-roofing', '/contact?service=Metal%20Roofing'],
  ['/locations/two-harbors-mn', '/contact?service=Roof%20Inspection&city=Two%20Harbors'],
  ['/services/flat-roof-systems/cloquet-mn', '/contact?service=Flat%20Roofing&city=Cloquet'],
])('from %s the buttons of the header and the call bar lead to %s', (path, asked) => {
  expect(contactPathFrom(path)).toBe(asked);
});
