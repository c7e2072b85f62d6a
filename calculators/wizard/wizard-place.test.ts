import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findReach,
  moveBackTo,
  moveTo,
  positionOfName,
  restorePlace,
  storePlace,
  type WizardPlace,
  wizardStart,
} from './wizard-place.ts';

const steps = [{ name: 'size' }, { name: 'material' }, { name: 'contact' }] as const;
const [size, material, contact, results] = [0, 1, 2, 3];
const reachWithout = (missing: string) => findReach(steps, ({ name }) => name !== missing);

// Proves 4.12, 4.18.
test('Next moves one step when the step is complete, and nowhere when it is not', () => {
  expect(moveTo(wizardStart, material, results).position).toBe(material);
  expect(moveTo(wizardStart, material, reachWithout('size'))).toEqual(wizardStart);
});

test('going back forgets nothing: the step left is still within reach', () => {
  const back = moveTo({ position: contact, furthest: contact }, size, results);
  expect(moveBackTo(back, contact, results).position).toBe(contact);
});

test('no sequence of moves passes an incomplete step or leaves the path', () => {
  const move = fc.record({ target: fc.integer({ min: -2, max: 5 }), isBack: fc.boolean() });
  fc.assert(
    fc.property(fc.array(move), fc.constantFrom('size', 'material', 'contact'), (moves, missing) => {
      const reach = reachWithout(missing);
      const { position, furthest } = moves.reduce<WizardPlace>(
        (place, { target, isBack }) => (isBack ? moveBackTo : moveTo)(place, target, reach),
        wizardStart,
      );
      expect(position).toBeGreaterThanOrEqual(size);
      expect(position).toBeLessThanOrEqual(reach);
      expect(position).toBeLessThanOrEqual(furthest);
    }),
  );
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
