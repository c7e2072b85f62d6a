import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test('named slots are filled, each as often as it stands', () => {
  expect(fillSlots('{city} roofs, {city} gutters, {county}', { city: 'Troy', county: 'Miami' })).toBe(
    'Troy roofs, Troy gutters, Miami',
  );
});

test('a slot without a value is named in the error', () => {
  expect(() => fillSlots('Roofs in {town}', { city: 'Troy' })).toThrow('{town}');
  expect(() => fillSlots('Roofs in {}', { city: 'Troy' })).toThrow('{}');
  expect(() => fillSlots('{toString}', {})).toThrow('{toString}');
});
