import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { RoofPrice } from './RoofPrice.tsx';

// Proves R38.3.
test('a table has the price of every material, and each opens the calculator with it', () => {
  document.body.innerHTML = renderToStaticMarkup(<RoofPrice material="metal" />);
  const rows = [...document.querySelectorAll('tbody tr')];
  const materials = compareMaterials(roofCostDefaults);
  expect(rows).toHaveLength(materials.length);
  for (const [at, { roofType, label, averageDollars, lowDollars, highDollars }] of materials.entries()) {
    const row = rows[at];
    expect(row?.querySelector('a')?.textContent).toBe(label);
    for (const dollars of [averageDollars, lowDollars, highDollars])
      expect(row?.textContent).toContain(formatWholeDollars(dollars));
    const [path, query = ''] = row?.querySelector('a')?.getAttribute('href')?.split('?') ?? [];
    expect(path).toBe('/roofing-calculator');
    expect(readSharedLink(query)).toMatchObject({ kind: 'answers', answers: { roofType } });
  }
});

test('the picture is that of the page’s own material', () => {
  document.body.innerHTML = renderToStaticMarkup(<RoofPrice material="metal" />);
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/drawings/roof-metal.svg');
  expect(picture?.alt).toContain('Metal');
});
