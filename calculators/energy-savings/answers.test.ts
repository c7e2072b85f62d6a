import { expect, test } from 'vitest';
import { energyDefaults, insulationOptions, readEnergyAnswers } from './answers.ts';
import { insulationLevels } from './model-figures.ts';

const valid = (changes: object) => ({ kind: 'valid', answers: { ...energyDefaults, ...changes } });

// Proves 3.15.
test('an empty post is the default home: a $150 bill, 1,500 sq ft, a 10-year-old roof', () => {
  expect(readEnergyAnswers({})).toEqual(
    valid({ currentBill: 150, homeSize: 1500, roofAge: 10, insulation: 'adequate', hvacAge: 8 }),
  );
});

test('a form post of strings reads like the answers themselves', () => {
  const post = {
    currentBill: '$1,000',
    homeSize: '2,450',
    roofAge: ' 0 ',
    insulation: 'None',
    hvacAge: '30',
  };
  expect(readEnergyAnswers(post)).toEqual(
    valid({ currentBill: 1000, homeSize: 2450, roofAge: 0, insulation: 'none', hvacAge: 30 }),
  );
});

// Proves 5.11, 5.12, 5.13, 5.15.
test.each([
  ['currentBill', 50, 1000],
  ['homeSize', 500, 10_000],
  ['roofAge', 0, 50],
  ['hvacAge', 0, 30],
])('%s is taken from %d to %d and named outside of it', (field, min, max) => {
  expect(readEnergyAnswers({ [field]: min })).toEqual(valid({ [field]: min }));
  expect(readEnergyAnswers({ [field]: max })).toEqual(valid({ [field]: max }));
  for (const outside of [min - 1, max + 1, '', 'many', 1e9]) {
    const parsed = readEnergyAnswers({ [field]: outside });
    expect(parsed.kind === 'invalid' && Object.keys(parsed.errors)).toEqual([field]);
  }
});

// Proves R35.1.
test('a number with decimals counts as the nearest whole one, also at the ends of its range', () => {
  for (const [typed, used] of [
    ['155.5', 156],
    ['155.49', 155],
    ['49.6', 50],
    ['1000.4', 1000],
  ] as const)
    expect(readEnergyAnswers({ currentBill: typed }), typed).toEqual(valid({ currentBill: used }));
  for (const typed of ['49.4', '1000.5'])
    expect(readEnergyAnswers({ currentBill: typed }).kind, typed).toBe('invalid');
});

// Proves 3.16, 5.14.
test('there are four insulation levels, the wizard starts at adequate, and another one is named', () => {
  expect(insulationOptions).toEqual(['none', 'minimal', 'adequate', 'excellent']);
  expect(energyDefaults.insulation).toBe('adequate');
  expect(readEnergyAnswers({ insulation: 'plenty' })).toMatchObject({
    errors: { insulation: expect.any(String) },
  });
});

test('each depth of insulation in whole inches belongs to one level', () => {
  const notes = Object.values(insulationLevels).map(({ note }) => note);
  const inches = [...notes.join(' ').matchAll(/\b\d+(?= (?:to|in)\b)/g)].map(Number);
  const [minimal = 0, , adequate = 0] = inches;
  expect(inches).toEqual([minimal, minimal + 1, adequate, adequate + 1]);
});
