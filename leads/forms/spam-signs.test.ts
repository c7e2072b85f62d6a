import { expect, test } from 'vitest';
import { fillTimeField, honeypotField, isFilledVeryFast, isHoneypotFilled } from './spam-signs.ts';

test('a filled hidden field is a sign, an empty or blank one is not', () => {
  expect(isHoneypotFilled({ [honeypotField]: 'http://spam.example' })).toBe(true);
  expect(isHoneypotFilled({ [honeypotField]: ' ' })).toBe(false);
  expect(isHoneypotFilled({ [honeypotField]: ['x'] })).toBe(true);
  expect(isHoneypotFilled({})).toBe(false);
});

test('a form filled faster than anyone can press the button is a sign', () => {
  expect(isFilledVeryFast({ [fillTimeField]: '80' })).toBe(true);
  expect(isFilledVeryFast({ [fillTimeField]: 80 })).toBe(true);
});

test('a password manager that fills every field at once is not called very fast', () => {
  expect(isFilledVeryFast({ [fillTimeField]: '1500' })).toBe(false);
});

test('a slow typist, a form without script, an empty and a nonsense time are not judged by time', () => {
  expect(isFilledVeryFast({ [fillTimeField]: '5400000' })).toBe(false);
  expect(isFilledVeryFast({})).toBe(false);
  expect(isFilledVeryFast({ [fillTimeField]: '' })).toBe(false);
  expect(isFilledVeryFast({ [fillTimeField]: ' ' })).toBe(false);
  expect(isFilledVeryFast({ [fillTimeField]: '-5' })).toBe(false);
  expect(isFilledVeryFast({ [fillTimeField]: 'soon' })).toBe(false);
  expect(isFilledVeryFast({ [fillTimeField]: { toString: 'soon', valueOf: 1 } })).toBe(false);
});
