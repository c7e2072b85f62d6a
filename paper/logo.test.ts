import { expect, test } from 'vitest';
import { paintLogo, readLogo } from './logo.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inside}</svg>`;

test('a mark of paths is read with its colors, of its own or of the surface', () => {
  const logo = readLogo(
    svg(
      '<title>Roof</title><path fill="var(--text)" d="M0 0h9z"/><path fill="none" stroke="#ac4314" d="M1 1v9"/>',
    ),
  );
  expect(logo).toMatchObject({ width: 60, height: 20, hasOwnColors: false });
  expect(logo.paths).toEqual([
    { path: 'M0 0h9z', fill: 'var(--text)', stroke: null, strokeWidth: 1 },
    { path: 'M1 1v9', fill: null, stroke: '#ac4314', strokeWidth: 1 },
  ]);
  expect(paintLogo('var(--text)', { text: 'white', accent: 'gold' })).toBe('white');
  expect(paintLogo('#ac4314', { text: 'white', accent: 'gold' })).toBe('#ac4314');
  expect(readLogo(svg('<path fill="#111" d="M0 0h9z"/>')).hasOwnColors).toBe(true);
});

test.each([
  ['text', '<text x="1">Roof</text>', 'holds <text>'],
  ['a picture', '<image href="data:image/png;base64,AAAA"/>', 'holds <image>'],
  ['a script', '<script>alert(1)</script>', 'holds <script>'],
  ['a shifted path', '<path transform="scale(2)" d="M0 0"/>', 'transform="…"'],
  ['a gradient', '<path fill="url(#a)" d="M0 0"/>', 'the color url(#a)'],
  ['nothing', '', 'holds no path'],
])('a file with %s is refused with the way out', (_what, inside, why) => {
  expect(() => readLogo(svg(inside))).toThrow(why);
  expect(() => readLogo(svg(inside))).toThrow(/^client\/logo\.svg .*turned into paths[^\n]*$/);
});

test('a file without its size is refused', () => {
  expect(() => readLogo('<svg><path d="M0 0"/></svg>')).toThrow('viewBox');
});

test('everything that is wrong with a drawing is told at once', () => {
  const drawn = svg('<style>.a{}</style><rect width="9"/><rect/><path class="a" fill="red" d="M0 0h9z"/>');
  expect(() => readLogo(drawn)).toThrow(
    /^client\/logo\.svg holds <style> and <rect>, has a path with class="…", has the color red, .*Inkscape/,
  );
});
