import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

export const countyFacts = {
  carltonSnow: {
    text: 'The design ground snow load in Carlton County is 60 pounds a square foot.',
    brief: 'Snow 60 pounds a square foot.',
    about: 'design',
    holdsIn: { counties: ['Carlton'] },
    services: ['metal-roofing', 'tile-roofing', ...servicesFor.commercialPermits],
    source: 'Invented county, table of design values',
    sourceUrl: 'https://county.example.org/design-values',
    checkedOn: '2026-10-05',
    certainty: 'page',
  },
} as const satisfies FactRegister;
