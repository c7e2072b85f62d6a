import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offeredMaterials } from '#client/switches.ts';
import { createFakeHistory } from '../../../tests/fake-history.ts';
import { type Hydrated, hydrate } from '../../../tests/hydrate.ts';
import { roofCostWizard } from './entries.ts';
import { RoofCostWizard } from './RoofCostWizard.tsx';
import { ResultsBackground } from './results/ResultsBackground.tsx';
import { ResultsCard } from './results/ResultsCard.tsx';

// A contractor edits his prices. Here every figure is another one, and none of the old ones may be left on the page.
vi.mock('#client/shapes/prices.ts', async (original) => ({
  ...(await original<typeof import('#client/shapes/prices.ts')>()),
  dollarsPerSquareFoot: Object.fromEntries(
    offeredMaterials.map((material, position) => [material, 71.25 + position]),
  ),
  additions: { gutterDollarsPerSquareFoot: 0.77, skylightDollars: 611, chimneyDollars: 913 },
}));
vi.mock('#calculators/roof-cost/price-book.ts', async (original) => {
  const book = await original<typeof import('#calculators/roof-cost/price-book.ts')>();
  const withMultiplier = <Options extends object>(options: Options, multiplier: number) =>
    Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, multiplier }]));
  return {
    ...book,
    roofTypes: Object.fromEntries(
      Object.entries(book.roofTypes).map(([name, type], position) => [
        name,
        {
          ...type,
          lifeYears: 91 + position,
          oftenLastsLonger: false,
        },
      ]),
    ),
    stories: withMultiplier(book.stories, 1.17),
    roofPitches: withMultiplier(book.roofPitches, 1.37),
    roofAccess: withMultiplier(book.roofAccess, 1.19),
    squareFootageBounds: { min: 700, max: 5100, step: 100 },
    typicalSquareFootage: { from: 1111, to: 3333 },
  };
});

let page: Hydrated;
beforeEach(() => {
  vi.stubGlobal('history', createFakeHistory().history);
  sessionStorage.clear();
});
afterEach(() => {
  page.unmount();
  vi.unstubAllGlobals();
});

const goOn = () =>
  act(async () => {
    const form = page.container.querySelector('form');
    if (form) fireEvent.submit(form);
  });

// Proves 9.14.
test('every price, surcharge, bound and life span in the steps comes from the price book', async () => {
  page = hydrate(<RoofCostWizard />);
  const texts: string[] = [];
  const look = () => texts.push(page.container.textContent ?? '');
  look();
  const slider = page.container.querySelector<HTMLInputElement>('[type="range"]');
  expect([slider?.min, slider?.max]).toEqual(['700', '5100']);
  for (let step = 2; step <= 5; step += 1) {
    await goOn();
    look();
  }
  const [area, material, stories, pitch, access] = texts;
  expect(area).toMatch(/700 sq ft.*5,100 sq ft.*1,111 to 3,333 square feet/);
  expect(material).toContain('$71.25 per sq ft');
  expect(stories).toContain('+17%');
  expect(pitch).toContain('+37%');
  expect(access).toContain('+19%');
  expect(access).toMatch(/\$0\.77 per sq ft.*\$611 each.*\$913 each/);
  // What the specification says, and this contractor no longer does.
  expect(texts.join(' ')).not.toMatch(
    /\$4\.50|\$6\.00|\$9\.00|\$0\.30|\$500|\$800|15%|20%|30%|40%|25%|6,000/,
  );
});

// Proves R13.3.
test('so do the bill, the comparison and the life spans in the results', () => {
  const answers = {
    squareFootage: 1000,
    roofType: 'asphalt',
    stories: '2',
    roofPitch: 'steep',
    roofAccess: 'difficult',
    currentRoof: 'asphalt',
    gutters: 'yes',
    skylights: 1,
    chimneys: 1,
  } as const;
  const estimate = { answers, entries: { ...roofCostWizard.defaults, request: null } };
  page = hydrate(
    <>
      <ResultsCard {...estimate} showsSuccess={false} onChoose={() => {}} />
      <ResultsBackground {...estimate} onStartOver={() => {}} />
    </>,
  );
  const text = page.container.textContent ?? '';
  // 1,000 × 71.25 × 1.17 × 1.37 × 1.19 = 135,905.88; and 770 + 611 + 913.
  expect(text).toContain('Average $138,200');
  for (const part of [
    '1,000 sq ft × $71.25',
    '× 1.17',
    '× 1.37',
    '× 1.19',
    '1,000 sq ft × $0.77',
    '1 × $611',
    '1 × $913',
    '92 years',
  ]) {
    expect(text).toContain(part);
  }
});
