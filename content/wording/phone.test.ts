import { expect, test } from 'vitest';
import { company } from '../business/company.ts';
import { formatPhone } from './phone.ts';

test('a stored number reads like one on a business card', () => {
  expect(formatPhone('+19375550142')).toBe('(937) 555-0142');
  expect(formatPhone('9375550142')).toBe('(937) 555-0142');
});

test('a number from elsewhere is left alone', () => {
  expect(formatPhone('+442079460000')).toBe('+442079460000');
});

test('the company phone is dialed and shown as the same number', () => {
  expect(formatPhone(company.phone.value.e164)).toBe(company.phone.value.display);
});
