import { expect, test } from 'vitest';
import { roofCostOptions } from './answers.ts';
import { describeMinimumSlope, describePitchLimit } from './pitch-limits.ts';

// Proves R13.4.
test.each([
  ['slate', 'Needs a slope of 4/12 or more.', 'Roofers do not usually lay slate below 4/12.'],
  ['tile', 'Needs a slope of 2½/12 or more.', 'does not allow clay or concrete tile below 2½/12.'],
  ['wood', 'Needs a slope of 3/12 or more.', 'does not allow wood shingles below 3/12.'],
] as const)(
  '%s on a low roof comes with its minimum slope and what we would propose',
  (roofType, short, rule) => {
    const choice = { roofType, roofPitch: 'low' } as const;
    expect(describeMinimumSlope(choice)).toBe(short);
    expect(describePitchLimit(choice)).toContain(rule);
    expect(describePitchLimit(choice)).toContain('we would propose metal or a membrane');
  },
);

test('asphalt and metal are laid on every pitch we price, and every material on the steeper ones', () => {
  const limited = roofCostOptions.roofType.flatMap((roofType) =>
    roofCostOptions.roofPitch
      .filter((roofPitch) => describePitchLimit({ roofType, roofPitch }) !== null)
      .map((roofPitch) => `${roofType} ${roofPitch}`),
  );
  expect(limited).toEqual(['tile low', 'slate low', 'wood low']);
});
