import { type FactRegister, servicesFor } from '#content/facts/fact.ts';

export const countyFacts = {
  greeneIceBarrier: {
    text: 'A placeholder.',
    about: 'design',
    holdsIn: { counties: ['Lake'] },
    services: [],
    source: 'x',
    sourceUrl: 'https://county.example.org/x',
    checkedOn: '2026-10-05',
    certainty: 'page',
  },
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
