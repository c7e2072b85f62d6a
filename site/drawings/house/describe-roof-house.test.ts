import { describe, expect, it } from 'vitest';
import { describeRoofHouse, type RoofHouseAnswers } from './describe-roof-house.ts';

const metalHouse: RoofHouseAnswers = {
  squareFeet: 2000,
  stories: '2',
  pitch: 'steep',
  material: 'metal',
  access: 'moderate',
  gutters: true,
  skylights: 2,
  chimneys: 1,
};

describe('the house in words', () => {
  it('says everything the drawing shows', () => {
    expect(describeRoofHouse(metalHouse)).toBe(
      'Two-story house, standing-seam metal roof, 11 in 12 pitch, 2,000 square feet, a fence in the way, gutters, two skylights, one chimney.',
    );
  });

  it('leaves out what is not there', () => {
    expect(
      describeRoofHouse({ ...metalHouse, access: 'easy', gutters: false, skylights: 0, chimneys: 0 }),
    ).toBe('Two-story house, standing-seam metal roof, 11 in 12 pitch, 2,000 square feet.');
  });

  it('names the metal color, and only on a metal roof', () => {
    const green = { ...metalHouse, metalColor: 'forest-green' } as const;
    expect(describeRoofHouse(green)).toContain('forest green standing-seam metal roof');
    expect(describeRoofHouse({ ...green, material: 'slate' })).not.toContain('green');
  });

  it('follows stories, pitch, material and area', () => {
    const low = describeRoofHouse({
      ...metalHouse,
      stories: '3+',
      pitch: 'low',
      material: 'tile',
      squareFeet: 6000,
    });
    expect(low).toContain(
      'House of three or more stories, clay or concrete tile roof, 3 in 12 pitch, 6,000 square feet',
    );
  });
});
