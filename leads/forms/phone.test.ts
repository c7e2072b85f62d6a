import fc from 'fast-check';
import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { canBeCalled, formatPhone, normalizePhone } from './phone.ts';

// Proves R7.1, R7.3.
test.each([
  ['1-937-555-0142', '+19375550142'],
  ['937-555-0142 x12', '+19375550142;ext=12'],
  ['937 555 0142 ext. 7', '+19375550142;ext=7'],
  ['(937) 555-0142, extension 44', '+19375550142;ext=44'],
])('%s is understood as %s', (typed, normalized) => {
  expect(normalizePhone(typed)).toBe(normalized);
});

test.each(['555-0142', '', 'call me', '+44 20 7946 0018', '0375550142'])('%j is no US number', (typed) => {
  expect(normalizePhone(typed)).toBeNull();
});

test('a US number is shown the American way and anything else is left as typed', () => {
  expect(formatPhone('19375550142')).toBe('(937) 555-0142');
  expect(formatPhone('937.555.0142 ext 3')).toBe('(937) 555-0142 x3');
  expect(formatPhone('+44 20 7946 0018')).toBe('+44 20 7946 0018');
});

test('the company phone is dialed and shown as the same number', () => {
  expect(formatPhone(company.phone.value.e164)).toBe(company.phone.value.display);
});

// Proves R7.1.
test('a local number without area code can still be called, a word cannot', () => {
  expect(canBeCalled('555-0142')).toBe(true);
  expect(canBeCalled('later')).toBe(false);
});

// Proves R7.1.
test('a number is the same to us however it is grouped, and is shown in a way that reads back as itself', () => {
  const digits = fc.stringMatching(/^[2-9]\d{9}$/);
  const between = fc.constantFrom('', ' ', '-', '.', ') ');
  fc.assert(
    fc.property(
      digits,
      between,
      between,
      fc.constantFrom('', '1', '+1 ', '('),
      (number, one, two, before) => {
        const [, area, exchange, line] = /^(...)(...)(....)$/.exec(number) ?? [];
        const typed = `${before}${area}${one}${exchange}${two}${line}`;
        expect(normalizePhone(typed)).toBe(`+1${number}`);
        expect(normalizePhone(formatPhone(typed))).toBe(`+1${number}`);
        expect(canBeCalled(typed)).toBe(true);
      },
    ),
  );
});
