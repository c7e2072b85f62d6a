import { followRoofPrice } from './follow-roof-price.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('[data-roof-price]')) followRoofPrice(form);
