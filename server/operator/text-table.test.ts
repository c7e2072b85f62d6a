import { expect, it } from 'vitest';
import { formatMoment, formatTable, toSafeText } from './text-table.ts';

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

it('says when something was by the shop’s clock, whatever clock the server has', () => {
  expect(formatMoment('2026-11-22T04:48:00Z')).toBe('2026-11-21 22:48');
});
