import { fireEvent } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { compareMaterials } from '#calculators/roof-cost/material-comparison.ts';
import { readSharedLink } from '#calculators/roof-cost/shared-link.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { followRoofPrice } from '../../shell/follow-roof-price.ts';
import { RoofPrice } from './RoofPrice.tsx';
import { listRoofPrices } from './roof-price-list.ts';

let form: HTMLFormElement;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(listRoofPrices()));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  document.body.innerHTML = renderToStaticMarkup(<RoofPrice material="metal" />);
  form = document.querySelector('form') as HTMLFormElement;
  followRoofPrice(form);
});

const shown = (name: string) => form.querySelector(`[data-price-${name}]`)?.textContent;
const picture = () => form.querySelector('img');
const choose = (material: string) => {
  const radio = form.querySelector<HTMLInputElement>(`[value="${material}"]`);
  if (radio) fireEvent.click(radio);
};
const slideTo = (squareFeet: number) => {
  const slider = form.querySelector('input[type="range"]');
  if (slider) fireEvent.input(slider, { target: { value: String(squareFeet) } });
};
const priceOf = (squareFootage: number, material: string) =>
  compareMaterials({ ...roofCostDefaults, squareFootage }).find(({ roofType }) => roofType === material);

test('the page opens with its own material, its price and its picture', () => {
  const price = priceOf(2000, 'metal');
  expect(shown('average')).toBe(formatWholeDollars(price?.averageDollars ?? 0));
  expect(picture()?.getAttribute('src')).toBe('/drawings/roof-metal.svg');
});

// Proves R38.3.
test('another material and another size change price, range and picture at once', async () => {
  choose('slate');
  slideTo(3200);
  const price = priceOf(3200, 'slate');
  await vi.waitFor(() => expect(shown('average')).toBe(formatWholeDollars(price?.averageDollars ?? 0)));
  expect(shown('low')).toBe(formatWholeDollars(price?.lowDollars ?? 0));
  expect(shown('high')).toBe(formatWholeDollars(price?.highDollars ?? 0));
  expect(document.querySelector('output')?.textContent).toContain('Slate, 3,200 sq ft');
  await vi.waitFor(() => expect(picture()?.getAttribute('src')).toBe('/drawings/roof-slate.svg'));
  expect(picture()?.alt).toContain('Slate');
});

test('without a connection the price keeps naming the material and the size it is for', async () => {
  let tries = 0;
  vi.stubGlobal('fetch', () => {
    tries += 1;
    return Promise.reject(new TypeError('offline'));
  });
  choose('slate');
  await vi.waitFor(() => expect(tries).toBe(1));
  expect(document.querySelector('output')?.textContent).toContain('$21,000');
  expect(document.querySelector('output')?.textContent).toContain('Metal, 2,000 sq ft');
});

test('a picture that does not come leaves the old one with its own description', async () => {
  let hasFailed = false;
  HTMLImageElement.prototype.decode = () => {
    hasFailed = true;
    return Promise.reject(new Error('404'));
  };
  choose('tile');
  await vi.waitFor(() => expect(hasFailed).toBe(true));
  expect(picture()?.getAttribute('src')).toBe('/drawings/roof-metal.svg');
  expect(picture()?.alt).toContain('Metal');
});

test('a size and a material chosen before the script came are the ones that are priced', async () => {
  document.body.innerHTML = renderToStaticMarkup(<RoofPrice material="metal" />);
  form = document.querySelector('form') as HTMLFormElement;
  choose('slate');
  slideTo(3000);
  followRoofPrice(form);
  await vi.waitFor(() =>
    expect(document.querySelector('output')?.textContent).toContain('Slate, 3,000 sq ft'),
  );
});

test('its button opens the calculator with the material and the size, without any of our scripts', () => {
  choose('wood');
  slideTo(1500);
  expect(form.getAttribute('action')).toBe('/roofing-calculator');
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  expect(readSharedLink(query.toString())).toMatchObject({
    kind: 'answers',
    answers: { roofType: 'wood', squareFootage: 1500 },
  });
});

// Proves R38.3.
test('without script a table has the price of every material', () => {
  const page = renderToStaticMarkup(<RoofPrice />);
  const [, table = ''] = /<noscript>(.*)<\/noscript>/.exec(page) ?? [];
  for (const { label, averageDollars } of compareMaterials(roofCostDefaults)) {
    expect(table).toContain(label);
    expect(table).toContain(formatWholeDollars(averageDollars));
  }
  expect(table).toContain('href="/roofing-calculator"');
});
