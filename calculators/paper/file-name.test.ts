import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFileName } from './file-name.ts';

const named = (...names: string[]) => makeFileName('Report', names, '2026-03-09');

// Proves 9.28, R18.3.
test.each([
  [['Dana', 'Miller'], 'Report-Dana-Miller-2026-03-09'],
  [['Mary Ann', 'van der Berg'], 'Report-Mary-Ann-van-der-Berg-2026-03-09'],
  [['Seán', 'O’Brien'], 'Report-Seán-O’Brien-2026-03-09'],
  [['Dana', "O'Neil"], "Report-Dana-O'Neil-2026-03-09"],
  [['../../etc', 'passwd'], 'Report-etc-passwd-2026-03-09'],
  [['<script>alert(1)</script>', 'x'], 'Report-scriptalert1script-x-2026-03-09'],
  [['🏠', '‮'], 'Report-2026-03-09'],
  [['  دانا ', 'ميلر'], 'Report-دانا-ميلر-2026-03-09'],
  [['- -', 'Anne--Marie'], 'Report-Anne-Marie-2026-03-09'],
])('%j makes %s', (names, fileName) => {
  expect(named(...names)).toBe(fileName);
});

test('names of ten thousand letters still make a name a file system takes', () => {
  for (const letter of ['a', 'é', '家', '𝒜']) {
    const bytes = new TextEncoder().encode(named(letter.repeat(10_000), letter.repeat(10_000))).length;
    expect(bytes).toBeLessThan(255);
    expect(bytes).toBeGreaterThan(180);
  }
});

test('no typed name puts anything dangerous into a file name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (first, last) => {
      expect(named(first, last)).toMatch(/^Report-[\p{L}\p{M}\p{N}'’-]*2026-03-09$/u);
    }),
  );
});
