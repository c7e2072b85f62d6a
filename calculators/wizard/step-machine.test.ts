import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type IsComplete,
  mayGoBack,
  mayGoOn,
  measureProgress,
  moveWizard,
  startWizard,
  type WizardMove,
  type WizardState,
} from './step-machine.ts';

const path = [{ name: 'size' }, { name: 'material' }, { name: 'contact' }] as const;
type Name = (typeof path)[number]['name'];

const everything: IsComplete<Name> = () => true;
const nothing: IsComplete<Name> = () => false;
const allBut = (missing: Name) => (step: Name) => step !== missing;

function walk(moves: readonly WizardMove<Name>[], isComplete = everything): WizardState<Name> {
  return moves.reduce((state, move) => moveWizard(path, state, move, isComplete), startWizard<Name>(path));
}

const next = { kind: 'next' } as const;
const back = { kind: 'back' } as const;

test('a wizard starts on its first step, where there is no way back', () => {
  const start = startWizard(path);
  expect(start).toEqual({ place: 'size', furthestPlace: 'size' });
  expect(mayGoBack(path, start)).toBe(false);
  expect(moveWizard(path, start, back, everything)).toBe(start);
});

test('Next moves one step when the step is complete, and nowhere when it is not', () => {
  const start = startWizard<Name>(path);
  expect(moveWizard(path, start, next, everything).place).toBe('material');
  expect(mayGoOn(start, nothing)).toBe(false);
  expect(moveWizard(path, start, next, nothing)).toBe(start);
});

test('Next judges the present step only', () => {
  expect(walk([next], allBut('contact')).place).toBe('material');
});

test('Next on the last step finishes, and finished is the end', () => {
  const finished = walk([next, next, next]);
  expect(finished.place).toBe('finished');
  expect(mayGoOn(finished, everything)).toBe(false);
  expect(walk([next, next, next, next])).toEqual(finished);
});

test('Back from the results leads to the last step', () => {
  expect(walk([next, next, next, back]).place).toBe('contact');
});

test('going back forgets nothing: the step left is still within reach', () => {
  expect(walk([next, next, back, back, { kind: 'go-to', place: 'contact' }]).place).toBe('contact');
});

test('the history leads to no step that was never reached', () => {
  expect(walk([next, { kind: 'go-to', place: 'finished' }]).place).toBe('material');
});

test('the history leads past no step that has become incomplete', () => {
  const beenThere: WizardState<Name> = { place: 'size', furthestPlace: 'contact' };
  const moved = moveWizard(path, beenThere, { kind: 'go-to', place: 'contact' }, allBut('material'));
  expect(moved.place).toBe('material');
});

test('starting over leads to the first step and closes the others', () => {
  expect(walk([next, next, { kind: 'start-over' }])).toEqual(startWizard(path));
});

test('progress counts the present step: step 2 of 3 is 67 percent, the results are 100', () => {
  expect(measureProgress(path, walk([next]))).toEqual({ stepNumber: 2, stepCount: 3, percent: 67 });
  expect(measureProgress(path, walk([next, next, next]))).toEqual({
    stepNumber: 3,
    stepCount: 3,
    percent: 100,
  });
});

test('no sequence of moves passes an incomplete step or leaves the path', () => {
  const place = fc.constantFrom<Name | 'finished'>('size', 'material', 'contact', 'finished');
  const move: fc.Arbitrary<WizardMove<Name>> = fc.oneof(
    fc.constant(next),
    fc.constant(back),
    fc.constant({ kind: 'start-over' } as const),
    place.map((to) => ({ kind: 'go-to', place: to }) as const),
  );
  fc.assert(
    fc.property(fc.array(move), fc.constantFrom<Name>('size', 'material', 'contact'), (moves, missing) => {
      const order = ['size', 'material', 'contact', 'finished'];
      const state = walk(moves, allBut(missing));
      expect(order.indexOf(state.place)).toBeLessThanOrEqual(order.indexOf(missing));
      expect(order.indexOf(state.place)).toBeLessThanOrEqual(order.indexOf(state.furthestPlace));
    }),
  );
});
