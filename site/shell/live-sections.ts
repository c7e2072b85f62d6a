import { followReading } from './follow-reading.ts';
import { followRoofPrice } from './follow-roof-price.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-reading]')) followReading(section);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-roof-price]')) followRoofPrice(form);
