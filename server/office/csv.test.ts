import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1 937 555 0142', "'+1 937 555 0142"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['\u2060＋1', "'\u2060＋1"],
  ['\t=1+1', "'\t=1+1"],
  ['\r\n=1+1', `"'\r\n=1+1"`],
  ['\u0000=1+1', "'=1+1"],
  [' \u0000\u0000+1', "' +1"],
])('a spreadsheet does not run %j as a formula', (cell, expected) => {
  expect(formatCsvLine([cell])).toBe(`${expected}\r\n`);
});

it('leaves a telephone number as programs read it', () => {
  expect(formatCsvLine(['+19375550188', '+1937555', '+1+cmd'])).toBe("+19375550188,'+1937555,'+1+cmd\r\n");
});

it('quotes what would break a line of the table, and leaves the rest alone', () => {
  expect(formatCsvLine(['Zoë, "Zo"', 'two\nlines', 'plain', -12.5, true, null, undefined, ''])).toBe(
    '"Zoë, ""Zo""","two\nlines",plain,-12.5,true,,,\r\n',
  );
});

it('gives back any text but NUL from its line, behind at most one apostrophe, and begins no cell like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = typed.replaceAll('\u0000', '');
      const line = formatCsvLine([typed]).slice(0, -2);
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
      expect([text, `'${text}`]).toContain(cell);
      expect(cell).not.toMatch(/^\s*[=\-@]/);
    }),
  );
});
