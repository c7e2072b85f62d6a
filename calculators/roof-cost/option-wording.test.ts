import { expect, test } from 'vitest';
import { describePitchRange, describeSurcharge } from './option-wording.ts';

test.each([
  [1, 'No surcharge'],
  [1.1, '+10%'],
  [1.15, '+15%'],
  [1.4, '+40%'],
  [0.95, '−5%'],
])('a multiplier of %d reads "%s"', (multiplier, text) => {
  expect(describeSurcharge(multiplier)).toBe(text);
});

test('pitches read as rise over a run of twelve', () => {
  expect(describePitchRange('low')).toBe('2/12–4/12');
  expect(describePitchRange('standard')).toBe('5/12–9/12');
  expect(describePitchRange('steep')).toBe('10/12–12/12');
  expect(describePitchRange('very-steep')).toBe('12/12+');
});
