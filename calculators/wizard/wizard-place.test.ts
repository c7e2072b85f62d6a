import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findReach,
  moveBackTo,
  moveTo,
  positionOfName,
  restorePlace,
  storePlace,
  wizardStart,
} from './wizard-place.ts';

const steps = [{ name: 'size' }, { name: 'material' }, { name: 'contact' }] as const;
const [size, material, contact, results] = [0, 1, 2, 3];
const reachWithout = (missing: string) => findReach(steps, ({ name }) => name !== missing);

test('going back forgets nothing: the step left is still within reach', () => {
  const back = moveTo({ position: contact, furthest: contact }, size, results);
  expect(moveBackTo(back, contact, results).position).toBe(contact);
});

test('a reload comes back to the same step', () => {
  const place = { position: material, furthest: results };
  const stored = JSON.parse(JSON.stringify(storePlace(steps, place)));
  expect(restorePlace(steps, stored, results)).toEqual(place);
});

test('a reload without the contact details comes back to the step that asks for them', () => {
  const stored = { place: 'finished', furthestPlace: 'finished' };
  expect(restorePlace(steps, stored, reachWithout('contact'))).toEqual({
    position: contact,
    furthest: contact,
  });
});

test('a place beyond the furthest one is not believed', () => {
  expect(restorePlace(steps, { place: 'contact', furthestPlace: 'size' }, results).position).toBe(size);
});

test('steps of an older version start over', () => {
  expect(restorePlace(steps, { place: 'chimney', furthestPlace: 'contact' }, results)).toEqual(wizardStart);
});

test('whatever is in storage, a wizard starts', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(restorePlace(steps, stored, results)).toEqual(wizardStart);
    }),
  );
});

test('a history entry of another page names no place', () => {
  expect(positionOfName(steps, 'material')).toBe(material);
  expect(positionOfName(steps, 'finished')).toBe(results);
  expect(positionOfName(steps, { place: 'material' })).toBeNull();
});
