import type { CityContent } from '#content/cities/city.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

export const twoHarbors = {
  name: 'Two Harbors',
  county: 'Lake',
  isOnRiver: false,
  isOnHighway: false,
  facts: {},
  page: plainPage('Two Harbors'),
  services: plainTexts('Two Harbors'),
} as const satisfies CityContent;
