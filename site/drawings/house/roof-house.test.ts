import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { chimneyBounds, skylightBounds, squareFootageBounds } from '#calculators/roof-cost/price-book.ts';
import type { RoofHouseAnswers } from './describe-roof-house.ts';
import { RoofHouse, type RoofHouseProps } from './RoofHouse.tsx';

const usual: RoofHouseAnswers = {
  squareFootage: 2000,
  stories: '2',
  roofPitch: 'standard',
  roofType: 'asphalt',
  roofAccess: 'easy',
  gutters: 'no',
  skylights: 0,
  chimneys: 0,
};

const draw = (props: Partial<RoofHouseProps> = {}) =>
  renderToStaticMarkup(createElement(RoofHouse, { ...usual, ...props }));

const anyAnswers: fc.Arbitrary<RoofHouseProps> = fc.record({
  squareFootage: fc.integer(squareFootageBounds),
  stories: fc.constantFrom(...roofCostOptions.stories),
  roofPitch: fc.constantFrom(...roofCostOptions.roofPitch),
  roofType: fc.constantFrom(...roofCostOptions.roofType),
  roofAccess: fc.constantFrom(...roofCostOptions.roofAccess),
  gutters: fc.constantFrom(...roofCostOptions.gutters),
  skylights: fc.integer(skylightBounds),
  chimneys: fc.integer(chimneyBounds),
  showsLot: fc.boolean(),
});

describe('the house that follows the answers', () => {
  it('is drawn for any answers with real coordinates, its edges inside the sheet', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const markup = draw(answers);
        expect(markup).not.toMatch(/NaN|Infinity|undefined|\de[-+]\d/);
        // Textures are written in feet on their own plane and are never larger than the sheet either.
        for (const [, x, y] of markup.matchAll(/d="M(-?[\d.]+)[ ]?(-?[\d.]+)[^"]*"(?! fill-opacity)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(-30);
          expect(Number(x)).toBeLessThanOrEqual(860);
          expect(Number(y)).toBeLessThanOrEqual(570);
        }
      }),
    );
  });

  it.each(roofCostOptions.roofType)(
    'paints quickly, small and large, under the lowest, widest roof of %s with everything on it',
    (material) => {
      for (const stories of roofCostOptions.stories)
        for (const squareFootage of [squareFootageBounds.min, 2000, squareFootageBounds.max]) {
          const answers: Partial<RoofHouseProps> = {
            squareFootage,
            roofType: material,
            stories,
            roofPitch: 'low',
            roofAccess: 'very-difficult',
            gutters: 'yes',
            skylights: skylightBounds.max,
            chimneys: chimneyBounds.max,
            showsLot: true,
          };
          const markup = draw(answers);
          const what = JSON.stringify(answers);
          expect(markup.length, what).toBeLessThan(64_000);
          expect(markup.split('<').length / 2, what).toBeLessThan(260);
        }
    },
  );

  // Proves R14.2.
  it('shows another picture for every answer that can be seen', () => {
    const pictures = [
      draw(),
      draw({ squareFootage: 3000 }),
      draw({ stories: '3+' }),
      draw({ roofPitch: 'steep' }),
      draw({ roofType: 'wood' }),
      draw({ roofType: 'metal' }),
      draw({ roofAccess: 'moderate' }),
      draw({ gutters: 'yes' }),
      draw({ skylights: 2 }),
      draw({ chimneys: 1 }),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('draws a size that cannot be drawn as the nearest one that can', () => {
    expect(draw({ squareFootage: 1e9, label: 'house' })).toBe(draw({ squareFootage: 6000, label: 'house' }));
    expect(draw({ squareFootage: 0, label: 'house' })).toBe(draw({ squareFootage: 500, label: 'house' }));
    expect(draw({ squareFootage: Number.NaN, label: 'house' })).toBe(draw({ label: 'house' }));
  });
});
