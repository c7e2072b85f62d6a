import type { CityContent } from '#client/shapes/town.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const duluth = {
  name: 'Duluth',
  county: 'St. Louis',
  latitude: 46.78327,
  longitude: -92.10658,
  labelSide: 'right',
  isOnRiver: true,
  isOnHighway: true,
  facts: {},
  page: plainPage('Duluth'),
  services: plainTexts('Duluth'),
} as const satisfies CityContent;
