import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRoof } from '../../tests/any-roof.ts';
import { readRoofCostAnswers, roofCostDefaults, roofCostOptions } from './answers.ts';

const valid = (changes: object) => ({ kind: 'valid', answers: { ...roofCostDefaults, ...changes } });

// Proves 3.6, 3.7, 3.11.
test('an empty post is the default house: 2,000 sq ft of three-tab shingles on one story', () => {
  expect(readRoofCostAnswers({})).toEqual(valid({}));
  expect(roofCostDefaults).toMatchObject({
    squareFootage: 2000,
    roofType: 'asphalt',
    currentRoof: 'asphalt',
  });
});

test('a form post of strings reads like the answers themselves', () => {
  const post = {
    squareFootage: '2,400',
    roofType: ' Metal ',
    stories: '3+',
    roofPitch: 'VERY-STEEP',
    roofAccess: 'moderate',
    currentRoof: 'wood',
    gutters: 'on',
    skylights: '2',
    chimneys: '1',
    email: 'dana@example.com',
  };
  expect(readRoofCostAnswers(post)).toEqual(
    valid({
      squareFootage: 2400,
      roofType: 'metal',
      stories: '3+',
      roofPitch: 'very-steep',
      roofAccess: 'moderate',
      currentRoof: 'wood',
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
    }),
  );
});

test('three stories are understood however they arrive', () => {
  for (const stories of ['3+', '3 ', '3', 3])
    expect(readRoofCostAnswers({ stories })).toEqual(valid({ stories: '3+' }));
  expect(readRoofCostAnswers({ stories: 2 })).toEqual(valid({ stories: '2' }));
});

// Proves 3.8, 3.9, 3.10, R10.1.
test('both readings of the specification’s pitch and access lists are choices', () => {
  expect(roofCostOptions.roofPitch).toEqual(['low', 'standard', 'steep', 'very-steep']);
  expect(roofCostOptions.roofAccess).toEqual(['easy', 'moderate', 'difficult', 'very-difficult']);
  expect(roofCostOptions.stories).toEqual(['1', '2', '3+']);
});

// Proves 3.7, 3.12.
test('six materials, gutters or none, and no skylights or chimneys unless said', () => {
  expect(roofCostOptions.roofType).toEqual(['asphalt', 'architectural', 'metal', 'tile', 'slate', 'wood']);
  expect(roofCostOptions.gutters).toEqual(['no', 'yes']);
  expect(roofCostDefaults).toMatchObject({ gutters: 'no', skylights: 0, chimneys: 0 });
});

test('every answer that makes no sense is named, and only those', () => {
  const parsed = readRoofCostAnswers({
    squareFootage: 'big',
    roofType: 'gold',
    stories: '2',
    gutters: 'maybe',
    skylights: '-1',
    chimneys: '1.5',
  });
  expect(parsed.kind === 'invalid' && Object.keys(parsed.errors).sort()).toEqual([
    'chimneys',
    'gutters',
    'roofType',
    'skylights',
    'squareFootage',
  ]);
});

test('answers read back as themselves', () => {
  fc.assert(
    fc.property(anyRoof(), (given) => {
      expect(readRoofCostAnswers(given)).toEqual({ kind: 'valid', answers: given });
    }),
  );
});
