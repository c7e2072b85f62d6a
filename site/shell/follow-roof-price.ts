// Keeps the price and the picture of sections/parts/RoofPrice.tsx up with the material and the size.

import type { RoofType } from '#calculators/roof-cost/answers.ts';

export const pricedRoofPicture = (material: RoofType) => `/drawings/roof-${material}.svg`;

/** One size of roof: "2,000" square feet, over about "1,550" of ground, and for each material average, low and high. */
export interface PricedArea {
  readonly area: string;
  readonly ground: string;
  readonly prices: Readonly<Record<RoofType, readonly [average: string, low: string, high: string]>>;
}

// As in the calculator, a small house looks smaller than a large one and yet fills its frame.
const growthExponent = 0.15;

export function followRoofPrice(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('input[type="range"]');
  if (!slider) return;
  const { min, max, step } = slider;
  let list: Promise<readonly PricedArea[]> | undefined;
  /** Asked for once; after a failure, again with the next answer. */
  const fetchList = () => {
    list ??= fetch('/roof-prices.json').then((response) => response.json());
    list.catch(() => {
      list = undefined;
    });
    return list;
  };

  const write = (name: string, text: string) => {
    const shown = form.querySelector(`[data-price-${name}]`);
    if (shown && shown.textContent !== text) shown.textContent = text;
  };
  const materials = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const chosen = () => materials.find(({ checked }) => checked);

  const nameOf = (material: HTMLInputElement) => material.labels?.[0]?.textContent ?? '';

  /** Shown once it has arrived; by then another may have been asked for. */
  const show = async (material: HTMLInputElement) => {
    const shown = form.querySelector('img');
    const src = pricedRoofPicture(material.value as RoofType);
    if (!shown || shown.getAttribute('src') === src) return;
    const next = shown.cloneNode() as HTMLImageElement;
    const alt = shown.dataset.words?.replace('{material}', nameOf(material));
    Object.assign(next, { src, alt, loading: 'eager' });
    await next.decode();
    if (chosen() === material) form.querySelector('img')?.replaceWith(next);
  };

  const follow = async () => {
    const material = chosen();
    if (!material) return;
    const squareFeet = slider.valueAsNumber;
    const share = (squareFeet - Number(min)) / (Number(max) - Number(min));
    form.querySelector('[data-laid]')?.setAttribute('width', `${100 * share}%`);
    form
      .querySelector('img')
      ?.style.setProperty('scale', String((squareFeet / Number(max)) ** growthExponent));
    const priced = (await fetchList())[(squareFeet - Number(min)) / Number(step)];
    const price = priced?.prices[material.value as RoofType];
    if (!price || chosen() !== material || slider.valueAsNumber !== squareFeet) return;
    const [average, low, high] = price;
    const { area, ground } = priced;
    for (const [name, text] of Object.entries({ average, low, high, area, ground })) write(name, text);
    write('basis-area', area);
    write('material', nameOf(material));
    slider.setAttribute('aria-valuetext', `${area} sq ft`);
    await show(material);
  };
  // Without the list or the picture, what stands there stays: it names its own material and size.
  const followQuietly = () => void follow().catch(() => undefined);

  form.addEventListener('input', followQuietly);
  form.addEventListener('pointerenter', () => void fetchList().catch(() => undefined));
  // A page that comes back keeps what was chosen.
  if (slider.value !== slider.defaultValue || !chosen()?.defaultChecked) followQuietly();
}
