import { expect, test } from 'vitest';
import { fillTimeField, honeypotField, isFilledVeryFast, isHoneypotFilled } from './spam-signs.ts';

test('a filled hidden field is a sign, an empty or blank one is not', () => {
  expect(isHoneypotFilled({ [honeypotField]: 'http://spam.example' })).toBe(true);
  expect(isHoneypotFilled({ [honeypotField]: ' ' })).toBe(false);
  expect(isHoneypotFilled({ [honeypotField]: ['x'] })).toBe(true);
  expect(isHoneypotFilled({})).toBe(false);
});

test('a form filled faster than anyone can press the button is a sign; a password manager, a slow typist, a form without script and a nonsense time are none', () => {
  for (const time of ['80', 80]) expect(isFilledVeryFast({ [fillTimeField]: time })).toBe(true);
  const others = ['1500', '5400000', '', ' ', '-5', 'soon', { toString: 'soon', valueOf: 1 }];
  for (const time of others) expect(isFilledVeryFast({ [fillTimeField]: time })).toBe(false);
  expect(isFilledVeryFast({})).toBe(false);
});
