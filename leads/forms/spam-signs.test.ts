import { expect, test } from 'vitest';
import { fillTimeField, findSpamSign, honeypotField } from './spam-signs.ts';

test('a filled hidden field is a sign, an empty or blank one is not', () => {
  expect(findSpamSign({ [honeypotField]: 'http://spam.example' })).toBe('honeypot-filled');
  expect(findSpamSign({ [honeypotField]: ' ' })).toBeNull();
  expect(findSpamSign({ [honeypotField]: ['x'] })).toBe('honeypot-filled');
});

test('a form filled faster than anyone can press the button is a sign', () => {
  expect(findSpamSign({ [fillTimeField]: '80' })).toBe('filled-too-fast');
});

test('a password manager that fills every field at once still gets through', () => {
  expect(findSpamSign({ [fillTimeField]: '1500' })).toBeNull();
});

test('a slow typist, a form without script and a nonsense time are not judged by time', () => {
  expect(findSpamSign({ [fillTimeField]: '5400000' })).toBeNull();
  expect(findSpamSign({})).toBeNull();
  expect(findSpamSign({ [fillTimeField]: '-5' })).toBeNull();
  expect(findSpamSign({ [fillTimeField]: 'soon' })).toBeNull();
  expect(findSpamSign({ [fillTimeField]: { toString: 'soon', valueOf: 1 } })).toBeNull();
});
