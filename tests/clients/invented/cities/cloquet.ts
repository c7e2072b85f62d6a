import { censusOf2020, servicesFor } from '#client/shapes/fact.ts';
import type { CityContent } from '#client/shapes/town.ts';
import { plainPage, plainTexts } from './plain-texts.ts';

const townHall = {
  holdsIn: { towns: ['Cloquet'] },
  source: 'Invented town hall, building permits',
  sourceUrl: 'https://town-hall.example.org/permits',
  checkedOn: '2026-10-05',
  certainty: 'page',
} as const;

export const cloquet = {
  name: 'Cloquet',
  county: 'Carlton',
  latitude: 46.72161,
  longitude: -92.45936,
  labelSide: 'left',
  isOnRiver: true,
  isOnHighway: true,
  facts: {
    permitOffice: {
      ...townHall,
      text: 'The City of Cloquet issues building permits.',
      brief: 'City of Cloquet.',
      about: 'permit',
      services: servicesFor.housePermits,
      telephone: '218-555-0136',
    },
    shinglesOnly: {
      ...townHall,
      text: 'Cloquet asks for a permit for new shingles too.',
      about: 'shingles-only',
      services: servicesFor.shingles,
    },
    registration: {
      ...townHall,
      text: 'Cloquet registers contractors by calendar year.',
      about: 'registration',
      services: 'all',
    },
    census2020: censusOf2020('Cloquet', 12_568),
  },
  page: plainPage('Cloquet'),
  services: plainTexts('Cloquet'),
} as const satisfies CityContent;
