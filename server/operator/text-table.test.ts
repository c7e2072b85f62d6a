import { expect, it } from 'vitest';
import { formatTable, toSafeText } from './text-table.ts';

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
