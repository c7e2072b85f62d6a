// What we may state about Kettering, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Kettering'] } as const;

export const ketteringFacts = {
  permitOffice: {
    text: 'The City of Kettering issues the permit through its Planning & Development office.',
    brief: 'Kettering Planning & Development',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-296-2441',
    office: 'Kettering Planning & Development',
    source: 'City of Kettering, do I need a permit?',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  shinglesOnly: {
    text: 'In Kettering “minor house repairs” need no permit, but “structural changes” do.',
    about: 'shingles-only',
    holdsIn,
    services: servicesFor.shingles,
    source: 'City of Kettering, do I need a permit?',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  firePermit: {
    text: 'Torch-applied or hot-mopped roofing in Kettering needs a Fire Department permit.',
    about: 'fire',
    holdsIn,
    services: ['flat-roof-systems', 'commercial-roofing', 'roof-repair'],
    source: 'City of Kettering, do I need a permit?',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Commercial permits in Kettering come from the city’s own department.',
    brief: 'The city’s own department',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    telephone: '937-296-2441',
    office: 'Kettering Planning & Development',
    source: 'City of Kettering, do I need a permit?',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  housing: {
    text: 'Kettering became a city in 1955 and grew by more than 30,000 people by the 1970s. It counts 27,602 housing units.',
    about: 'housing',
    holdsIn,
    services: ['roof-replacement', 'roof-inspection'],
    source: 'City of Kettering, demographics',
    sourceUrl: 'https://www.ketteringoh.org/kettering-demographics/',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
