import { describe, expect, it } from 'vitest';
import { planOf } from '#calculators/house/house.ts';
import { type HouseShapeName, outlineOf } from '#calculators/house/measured-house.ts';
import { describeRoofHouse, type RoofHouseAnswers } from './describe-roof-house.ts';

const metalHouse: RoofHouseAnswers = {
  squareFootage: 2000,
  stories: '2',
  roofPitch: 'steep',
  roofType: 'metal',
  roofAccess: 'moderate',
  gutters: 'yes',
  skylights: 2,
  chimneys: 1,
};

describe('the house in words', () => {
  it.each([
    [
      'everything the drawing shows',
      {},
      'Two-story house, standing-seam metal roof, 11 in 12 pitch, 2,000 square feet, a fence in the way, gutters, two skylights, one chimney.',
    ],
    [
      'nothing that is not there',
      { roofAccess: 'easy', gutters: 'no', skylights: 0, chimneys: 0 },
      'Two-story house, standing-seam metal roof, 11 in 12 pitch, 2,000 square feet.',
    ],
    [
      'other stories, pitch, material and area',
      {
        stories: '3+',
        roofPitch: 'low',
        roofType: 'tile',
        squareFootage: 6000,
        roofAccess: 'easy',
        gutters: 'no',
        skylights: 0,
        chimneys: 0,
      },
      'House of three or more stories, clay or concrete tile roof, 3 in 12 pitch, 6,000 square feet.',
    ],
  ] as const)('says %s', (_, answers, words) => {
    expect(describeRoofHouse({ ...metalHouse, ...answers })).toBe(words);
  });

  it.each([
    ['rectangle', false, 'Two-story house, 60 by 26 feet, hips, '],
    ['l', false, 'Two-story house in the shape of an L, 60 by 40 feet, hips, '],
    ['t', false, 'Two-story house in the shape of a T, 60 by 40 feet, hips, '],
    ['u', true, 'Two-story house in the shape of a U, 60 by 40 feet, hips, seen from behind, '],
  ] as const)(
    'names shape, measures, ends and side of a measured house: %s',
    (shape: HouseShapeName, isTurned, words) => {
      const sides = { houseLength: 60, houseWidth: 26, wingLength: 14, wingWidth: 16, secondWingWidth: 18 };
      const outline = outlineOf({ shape, sides }) ?? [];
      const plan = planOf({ outline, ends: 'hip', coveredSquareFeet: 2800, isTurned });
      expect(describeRoofHouse(metalHouse, plan)).toContain(words);
    },
  );
});
