import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startWizard, type WizardState } from './step-machine.ts';
import { readPlace, restoreSnapshot, takeSnapshot } from './wizard-snapshot.ts';

const path = [{ name: 'size' }, { name: 'material' }, { name: 'contact' }] as const;
type Name = (typeof path)[number]['name'];
const everything = () => true;

test('a reload comes back to the same step', () => {
  const state: WizardState<Name> = { place: 'material', furthestPlace: 'finished' };
  const stored = JSON.parse(JSON.stringify(takeSnapshot(state)));
  expect(restoreSnapshot(path, stored, everything)).toEqual(state);
});

test('a reload without the contact details comes back to the step that asks for them', () => {
  const stored = { place: 'finished', furthestPlace: 'finished' };
  const restored = restoreSnapshot<Name>(path, stored, (step) => step !== 'contact');
  expect(restored).toEqual({ place: 'contact', furthestPlace: 'contact' });
});

test('a place beyond the furthest one is not believed', () => {
  expect(restoreSnapshot(path, { place: 'contact', furthestPlace: 'size' }, everything).place).toBe('size');
});

test('steps of an older version start over', () => {
  expect(restoreSnapshot(path, { place: 'chimney', furthestPlace: 'contact' }, everything)).toEqual(
    startWizard(path),
  );
});

test('whatever lies in storage, a wizard comes up', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(restoreSnapshot(path, stored, everything)).toEqual(startWizard(path));
    }),
  );
});

test('a history entry of another page names no place', () => {
  expect(readPlace(path, 'material')).toBe('material');
  expect(readPlace(path, 'finished')).toBe('finished');
  expect(readPlace(path, { place: 'material' })).toBeNull();
});
