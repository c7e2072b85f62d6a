// Keeps the price and the picture of RoofPrice.tsx up with the material and the size.

import { type RoofType, roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describePrice, pricedRoofPicture, shareOfArea, sizeOfHouse } from './priced-roof.ts';

export function followRoofPrice(form: HTMLFormElement): void {
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-price-${name}]`);
  const slider = form.querySelector<HTMLInputElement>('input[type="range"]');
  const laid = form.querySelector('[data-laid]');

  const chosenMaterial = () =>
    roofCostOptions.roofType.find((roofType) => roofType === new FormData(form).get('roofType'));

  /** Shown once it has arrived; by then another may have been asked for. */
  const show = async (material: RoofType, alt: string) => {
    const shown = form.querySelector<HTMLImageElement>('[data-price-picture]');
    const src = pricedRoofPicture(material);
    if (!shown || shown.getAttribute('src') === src) return;
    const next = shown.cloneNode() as HTMLImageElement;
    Object.assign(next, { src, alt, loading: 'eager' });
    try {
      await next.decode();
    } catch {
      // The old roof stays, under its own name.
      return;
    }
    if (chosenMaterial() === material) form.querySelector('[data-price-picture]')?.replaceWith(next);
  };

  const follow = () => {
    const material = chosenMaterial();
    if (!material || !slider) return;
    const squareFeet = slider.valueAsNumber;
    const price = describePrice(material, squareFeet);
    for (const name of ['area', 'average', 'range', 'basis', 'help'] as const) {
      const shown = part(name);
      if (shown && shown.textContent !== price[name]) shown.textContent = price[name];
    }
    slider.setAttribute('aria-valuetext', `${price.area} sq ft`);
    laid?.setAttribute('width', `${100 * shareOfArea(squareFeet)}%`);
    form
      .querySelector<HTMLElement>('[data-price-picture]')
      ?.style.setProperty('scale', String(sizeOfHouse(squareFeet)));
    void show(material, price.picture);
  };

  form.addEventListener('input', follow);
  // A page that comes back keeps what was chosen.
  follow();
}
