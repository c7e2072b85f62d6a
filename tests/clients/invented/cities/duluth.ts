import type { CityContent } from '#content/cities/city.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const duluth = {
  name: 'Duluth',
  county: 'St. Louis',
  isOnRiver: true,
  isOnHighway: true,
  facts: {},
  page: plainPage('Duluth'),
  services: plainTexts('Duluth'),
} as const satisfies CityContent;
