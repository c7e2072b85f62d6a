import type { CityContent } from '#content/cities/city.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const hermantown = {
  name: 'Hermantown',
  county: 'St. Louis',
  isOnRiver: false,
  isOnHighway: false,
  facts: {},
  page: plainPage('Hermantown'),
  services: plainTexts('Hermantown'),
} as const satisfies CityContent;
