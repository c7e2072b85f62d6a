import { expect, test } from 'vitest';
import { inOneText, onlyWhere, onlyWith } from './only-where.ts';

test('words without their ground are left out, and the rest is one text', () => {
  const speak = (freezing: boolean, years: number | undefined) =>
    inOneText(
      'Gutters sag.',
      ...onlyWhere(freezing, 'Ice bends them.', 'Snow hides it.'),
      ...onlyWith(years, (given) => `Ours last ${given} years.`),
    );
  expect(speak(true, 20)).toBe('Gutters sag. Ice bends them. Snow hides it. Ours last 20 years.');
  expect(speak(false, undefined)).toBe('Gutters sag.');
});
