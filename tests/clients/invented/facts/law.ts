// The keys are those the product knows; what they say is invented.

import type { FactRegister } from '#client/shapes/fact.ts';

const statute = {
  about: 'law',
  holdsIn: 'state',
  services: 'all',
  source: 'Invented State Statutes',
  sourceUrl: 'https://state.example.org/statutes',
  checkedOn: '2026-10-05',
  certainty: 'copy',
} as const;

export const lawFacts = {
  threeDayRight: {
    ...statute,
    text: 'You may cancel most contracts signed in your home until midnight of the third business day.',
  },
  largeContracts: {
    ...statute,
    text: 'For work of $15,000 or more the written contract must name the total cost.',
  },
  remodelingLaw: { ...statute, text: 'An invented court held that remodeling is a consumer sale.' },
  estimates: {
    ...statute,
    text: 'The bill may not pass a written estimate by more than 10% unless you approve first.',
  },
  adjusting: {
    ...statute,
    text: 'Only you, a licensed public adjuster or your attorney negotiates the claim.',
  },
  adjusterMayNotRepair: {
    ...statute,
    text: 'A public adjuster may not be paid for repairing the insured damage.',
  },
  reviews: {
    ...statute,
    text: 'Fake, bought or undisclosed insider reviews are federal violations.',
    holdsIn: 'nation',
  },
} as const satisfies FactRegister;
