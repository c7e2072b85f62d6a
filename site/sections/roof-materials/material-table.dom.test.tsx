import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { priceOfMaterial, roofTypes } from '#calculators/roof-cost/price-book.ts';
import { materialWords, poundsOf } from '#content/pages/roof-materials.ts';
import { RoofMaterialsPage } from './RoofMaterialsPage.tsx';

document.body.innerHTML = renderToStaticMarkup(<RoofMaterialsPage breadcrumbs={[]} />);
const rows = [...document.querySelectorAll('tbody tr')];
const materials = [...roofCostOptions.roofType].sort((a, b) => priceOfMaterial(a) - priceOfMaterial(b));

/** Longest first in each column: its share of the axis. */
const sharesOf = (column: number) =>
  rows.map((row) =>
    Number.parseFloat(row.querySelectorAll('td')[column]?.querySelector('svg')?.getAttribute('width') ?? '0'),
  );
const inShares = (values: readonly number[]) => values.map((value) => (100 * value) / Math.max(...values));

// Proves R38.6.
test('all materials stand on four shared axes, the cheapest first, each bar as long as its figure', () => {
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(
    materials.map((material) => roofTypes[material].label),
  );
  const expected = [
    materials.map(priceOfMaterial),
    materials.map((material) => poundsOf(materialWords[material])[1]),
    materials.map((material) => roofTypes[material].lifeYears),
  ];
  for (const [column, values] of expected.entries())
    for (const [at, share] of inShares(values).entries()) expect(sharesOf(column)[at]).toBeCloseTo(share, 0);
});

test('a weight is one figure of its source in pounds a square foot', () => {
  for (const material of materials)
    for (const pounds of poundsOf(materialWords[material])) {
      expect(pounds).toBeGreaterThan(0);
      expect(materialWords[material].weight.text).toContain(`${pounds}`);
    }
});

test('each row and each choice belongs to one and the same question, and each has its house', () => {
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(radios).toHaveLength(materials.length);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  for (const [at, row] of rows.entries()) expect(row.querySelector('label')?.htmlFor).toBe(radios[at]?.id);
  const houses = [...document.querySelectorAll('img[src^="/drawings/roof-"]:not([alt=""])')].map((img) =>
    img.getAttribute('src'),
  );
  expect(houses).toEqual(materials.map((material) => `/drawings/roof-${material}.svg`));
});
