import type { CityContent } from '#client/shapes/town.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const twoHarbors = {
  name: 'Two Harbors',
  county: 'Lake',
  latitude: 47.02271,
  longitude: -91.67073,
  labelSide: 'left',
  isOnRiver: false,
  isOnHighway: false,
  facts: {},
  page: plainPage('Two Harbors'),
  services: plainTexts('Two Harbors'),
} as const satisfies CityContent;
