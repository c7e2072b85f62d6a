import { expect, test } from 'vitest';
import { cityList } from '#content/cities/cities.ts';
import { energyBenefits } from '#content/pages/energy-savings-results-words.ts';
import { findPermitTable } from '#content/pages/locations.ts';
import { listSellingPoints, roofCostHead, roofCostListing, voucherBanner } from '#content/pages/roof-cost.ts';
import { listReasons } from '#content/pages/service-in-city-page-words.ts';
import { company } from '../company.ts';

// Wording that the specification quotes for this contractor.

// Proves 2.32, 2.33, 2.34, 2.35, 2.57.
test('the calculator pages carry the wording that the specification quotes', () => {
  expect(roofCostListing.title).toContain('Roofing Replacement Cost Calculator');
  expect(roofCostHead.heading).toBe(`${company.serviceArea} Roofing Replacement Calculator`);
  expect(voucherBanner.title).toBe('LIMITED OFFER / TODAY ONLY');
  // Beside a voucher that is valid for 30 days, these words need a sentence.
  expect(voucherBanner.text).toContain('It comes with today’s estimate, good for 30 days from its date.');
  // Once the prices are reviewed (reading 13).
  expect(listSellingPoints('2027-01-01', '2027-01-01').map(({ title }) => title)).toEqual([
    'Ohio weather data',
    'Pricing updated monthly from recent local projects',
    'Storm-rated accuracy',
  ]);
  expect(energyBenefits).toHaveLength(3);
});

// Proves 1.16, 2.77.
test('three reasons to choose us, in the words of the specification', () => {
  for (const city of cityList)
    expect(listReasons(city).map(({ title }) => title)).toEqual([
      'Licensed & Insured',
      '15+ Years Experience',
      expect.stringMatching(/^Local .* Experts$/),
    ]);
});

test('the permit table tells of every city who issues the permit, with the page it was read on', () => {
  const { rows } = findPermitTable();
  for (const { name } of cityList) {
    const [office] = rows.find(({ label }) => label === name)?.lines ?? [];
    expect(office?.page?.url, name).toMatch(/^https:/);
  }
});
