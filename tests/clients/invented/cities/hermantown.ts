import type { CityContent } from '#content/cities/city.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const hermantown = {
  name: 'Hermantown',
  county: 'St. Louis',
  latitude: 46.80689,
  longitude: -92.23825,
  isOnRiver: false,
  isOnHighway: false,
  facts: {},
  page: plainPage('Hermantown'),
  services: plainTexts('Hermantown'),
} as const satisfies CityContent;
