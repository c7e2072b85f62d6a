import type { CityContent } from '#client/shapes/town.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const hermantown = {
  name: 'Hermantown',
  county: 'St. Louis',
  latitude: 46.80689,
  longitude: -92.23825,
  labelSide: 'left',
  isOnRiver: false,
  isOnHighway: false,
  facts: {},
  page: plainPage('Hermantown'),
  services: plainTexts('Hermantown'),
} as const satisfies CityContent;
