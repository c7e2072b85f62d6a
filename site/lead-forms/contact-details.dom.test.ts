import { beforeEach, expect, test } from 'vitest';
import { recallContactDetails, rememberContactDetails } from './contact-details.ts';

beforeEach(() => sessionStorage.clear());

// Proves R9.1.
test('a name given in two parts keeps them through a form that asks for it in one field', () => {
  rememberContactDetails({ firstName: 'Mary Ann', lastName: 'Van Dyke' });
  rememberContactDetails({ name: 'Mary Ann Van Dyke' });
  expect(recallContactDetails()).toMatchObject({ firstName: 'Mary Ann', lastName: 'Van Dyke' });
});

test('another name leaves nothing of the one before', () => {
  rememberContactDetails({ name: 'Dana Whitaker' });
  rememberContactDetails({ name: 'Robin' });
  expect(recallContactDetails()).toEqual({ firstName: 'Robin', name: 'Robin' });
});

test('an address of several lines reads as well in a field of one', () => {
  rememberContactDetails({ address: '12 Mill St,\nTroy, OH\n45373' });
  expect(recallContactDetails().address).toBe('12 Mill St, Troy, OH, 45373');
});

test('a city that was given by itself stands with the street where only an address is asked for, once', () => {
  rememberContactDetails({ address: '12 Troy Pike', city: 'Troy' });
  rememberContactDetails({ address: recallContactDetails().address ?? '', city: 'Troy' });
  expect(recallContactDetails().address).toBe('12 Troy Pike, Troy');
});
