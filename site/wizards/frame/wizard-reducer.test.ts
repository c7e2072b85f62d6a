import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answers, type Field, someWizard } from '../../../tests/some-wizard.ts';
import { lastReachableStep } from './wizard-description.ts';
import { initialWizardState, type WizardAction, type WizardState, wizardReducer } from './wizard-reducer.ts';

const reduce = wizardReducer(someWizard);
const untouched = initialWizardState(someWizard);
const after = (...actions: readonly WizardAction<Field>[]) => actions.reduce(reduce, untouched);
const [next, back] = [1, -1].map((by) => ({ type: 'stepped', by }) as const) as [
  WizardAction<Field>,
  WizardAction<Field>,
];
const change = (changes: Partial<Record<Field, string>>) => ({ type: 'changed', changes }) as const;
const at = ({ place, moves, failedChecks }: WizardState<Answers, Field>) => [
  place.position,
  moves,
  failedChecks,
];

// Proves 4.12, 4.18.
test('a step on or back is a move, and none leads past a step that is not complete or before the first', () => {
  expect(at(after(next))).toEqual([1, 1, 0]);
  expect(at(after(next, next, next))).toEqual([2, 2, 0]);
  expect(at(after(back))).toEqual([0, 0, 0]);
  expect(at(after(change({ size: '12' }), next))).toEqual([0, 0, 0]);
  expect(after(back).place).not.toBe(untouched.place);
});

test('an answer to a request moves no visitor who has gone elsewhere', () => {
  const elsewhere = after(next, back);
  expect(reduce(elsewhere, { type: 'stepped', by: 1, from: 1 })).toBe(elsewhere);
});

test('answers stay what they last were while one makes no sense, and the same object while nothing changes', () => {
  const { answers, values } = after(change({ size: '12', material: 'tile' }));
  expect([values.size, answers]).toEqual(['12', { size: '2000', material: 'tile' }]);
  expect(after(change({ email: 'dana@example.org' })).answers).toBe(untouched.answers);
});

test('errors of the server lead to the first step they concern; on that step they are one more failed check', () => {
  const sentBack = (errors: Record<string, string>) => after(next, next, { type: 'sent-back', errors });
  expect(at(sentBack({ size: 'too large', email: 'unknown' }))).toEqual([0, 3, 0]);
  expect(at(sentBack({ email: 'unknown' }))).toEqual([2, 2, 1]);
});

test('starting over keeps the contact details, and nothing of the answers or the request', () => {
  const sent = { key: 'a', fields: {}, whereabouts: { kind: 'not-saved' } } as const;
  const ended = after(change({ size: '900', email: 'dana@example.org' }), next, { type: 'sent', sent });
  expect(ended.sent).toBe(sent);
  expect(reduce(ended, { type: 'started-over' })).toMatchObject({
    values: { size: '2000', material: 'slate', email: 'dana@example.org' },
    answers: untouched.answers,
    place: { position: 0, furthest: 0 },
    sent: null,
    moves: 2,
  });
});

const anyAction: fc.Arbitrary<WizardAction<Field>> = fc.oneof(
  fc.constantFrom(next, back, { type: 'check-failed' }, { type: 'started-over' }, { type: 'settled' }),
  fc.record({ type: fc.constant('skipped' as const), to: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ type: fc.constant('arrived' as const), at: fc.integer({ min: -1, max: 4 }) }),
  fc.constantFrom('12', '900').map((size) => change({ size })),
  fc.constantFrom('', 'dana@example.org').map((email) => change({ email })),
);

test('whatever happens, a move ends where the answers carry, and neither moves nor failed checks go down', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      let state = untouched;
      for (const action of actions) {
        const was = Object.freeze(state);
        state = reduce(was, action);
        expect(state.moves).toBeGreaterThanOrEqual(was.moves);
        expect(state.failedChecks).toBeGreaterThanOrEqual(was.failedChecks);
        expect(state.place.furthest).toBeGreaterThanOrEqual(state.place.position);
        if (state.place !== was.place)
          expect(state.place.position).toBeLessThanOrEqual(lastReachableStep(someWizard, state));
      }
    }),
  );
});
