import { expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';
import { formatTable, toSafeText } from './text-table.ts';

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
])('a spreadsheet does not run %j as a formula', (cell, expected) => {
  expect(formatCsvLine([cell])).toBe(`${expected}\r\n`);
});

it('quotes what would break a line of the table, and leaves the rest alone', () => {
  expect(formatCsvLine(['Zoë, "Zo"', 'two\nlines', 'plain', -12.5, true, null, undefined, ''])).toBe(
    '"Zoë, ""Zo""","two\nlines",plain,-12.5,true,,,\r\n',
  );
});

it('lines up columns and never lets a visitor steer the terminal', () => {
  expect(
    formatTable(
      ['A', 'B'],
      [
        ['\u001b[31mred', '1'],
        ['x', 'two\nlines'],
      ],
    ).split('\n'),
  ).toEqual(['A        B', '[31mred  1', 'x        two lines']);
  expect(toSafeText('one\r\ntwo\u0007\u202e')).toBe('one\ntwo');
});
