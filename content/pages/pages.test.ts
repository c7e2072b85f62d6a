import { expect, test } from 'vitest';
import { claims } from '#client/claims.ts';
import { cloquet } from '../../tests/clients/invented/cities/cloquet.ts';
import { listPromises } from '../business/promises.ts';
import { cityList } from '../cities/cities.ts';
import { services } from '../services/services.ts';
import { questionsForAnyRoofer } from './before-you-sign.ts';
import { energyBenefits } from './energy-savings-results-words.ts';
import { describeWhere } from './home.ts';
import { findPermitTable } from './locations.ts';
import { listSellingPoints, roofCostHead } from './roof-cost.ts';
import { materialWords, poundsOf, roofMaterialsWords } from './roof-materials.ts';
import { sampleDocuments } from './sample-documents.ts';
import { thankYouPage } from './thank-you.ts';

test('the permit table has a row for every city whose office is known, with the page it was read on', () => {
  const rows = new Map(findPermitTable().rows.map(({ label, lines }) => [label, lines]));
  const known = cityList.filter(({ facts = {} }) =>
    Object.values(facts).some(({ about }) => about === 'permit'),
  );
  for (const { name } of known) expect(rows.has(name), name).toBe(true);
  const { permitOffice } = cloquet.facts;
  expect(JSON.stringify(rows.get('Cloquet')?.[0])).toContain(permitOffice.text);
  expect(rows.get('Cloquet')?.[0]?.page?.url).toBe(permitOffice.sourceUrl);
});

test('what to ask any roofer praises nobody', () => {
  for (const { text } of questionsForAnyRoofer) expect(text).not.toMatch(/\b(we|our|us)\b/i);
});

test('the page after a form without script speaks of no choice that only one form offers', () => {
  expect(thankYouPage.nextSteps.join(' ')).not.toMatch(/as you (chose|asked)|phone or email/);
});

// Proves 3.20, R22c.2.
test('there are three sample documents, and none quotes anybody', () => {
  expect(sampleDocuments).toHaveLength(3);
  for (const { text } of sampleDocuments) expect(text).not.toMatch(/[“”"]|\b(I|we|my|our)\b/i);
});

test('the calculator page names the region, and boasts only what the claims hold', () => {
  expect(roofCostHead.heading).toBe('North Shore Roofing Replacement Calculator');
  expect(listSellingPoints('2026-10-05').map(({ title }) => title)).toEqual([
    claims.calculatorWeather.text,
    claims.calculatorPricing.text,
    claims.calculatorAccuracy.text,
  ]);
});

// Proves R13.5.
test('prices whose review is long past are not called monthly', () => {
  const points = listSellingPoints('2099-01-01');
  expect(JSON.stringify(points)).not.toMatch(/monthly/i);
  expect(points[1]).toMatchObject({ review: 'Prices last reviewed October 5, 2026.' });
  expect(listSellingPoints('2099-01-01', null)[1]).toMatchObject({ title: 'Our own prices', review: '' });
});

test('that damage is photographed before it is covered is a promise with a ground of its own', () => {
  expect(JSON.stringify(services['emergency-repairs'])).toContain('photographed before we cover it');
  expect(listPromises({})).toHaveProperty('damagePhotographed');
});

test('the cool roof blurb tells its winter side', () => {
  expect(energyBenefits[0].text).toMatch(/winter/);
});

test.each([
  ['Union', 'Dover', ['Union', 'Dover', 'Troy', 'Milton'], ', serving Dover and 2 more cities'],
  ['Union', 'Dover', ['Union', 'Troy'], ', serving Dover and 1 more city'],
  ['Union', 'Dover', ['Union'], ', serving Dover'],
  ['Dover', 'Dover', ['Dover', 'Troy', 'Milton'], ', serving 2 more cities'],
  ['Dover', 'Dover', ['Dover'], ''],
])('a shop in %s near %s with pages for %j counts each city once', (town, metro, cities, served) => {
  expect(describeWhere({ town, metro }, cities)).toBe(`Roofing contractor in ${town}${served}`);
});

test('a weight is one figure of its source in pounds a square foot', () => {
  for (const words of Object.values(materialWords))
    for (const pounds of poundsOf(words)) {
      expect(pounds).toBeGreaterThan(0);
      expect(words.weight.text).toContain(`${pounds}`);
    }
});

test('for a roof too flat for shingles, metal that is laid as flat as a membrane is named beside it', () => {
  expect(materialWords.metal.leastRise).toBeLessThan(1);
  expect(roofMaterialsWords.lowSlopeLead).toMatch(/membrane or standing seam/);
});
