// What we may state about Kettering, each fact with the page it was read on and the day. Storms: content/facts/storms.ts.

import { type FactRegister, servicesFor } from '../../facts/fact.ts';

const holdsIn = { towns: ['Kettering'] } as const;

export const ketteringFacts = {
  permitOffice: {
    text: 'The City of Kettering issues the permit through its Planning & Development office.',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-296-2441',
    source: 'City of Kettering, do I need a permit?',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  shinglesOnly: {
    text: 'Kettering’s page does not name roofing. “Minor house repairs” need no permit there, “structural changes” do. Ask about a shingle-only roof.',
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
  registration: {
    text: 'Kettering’s page names registration for plumbers only.',
    about: 'registration',
    holdsIn,
    services: [],
    source: 'City of Kettering, related construction',
    sourceUrl: 'https://ketteringoh.org/related-construction',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Commercial permits in Kettering come from the city’s own department.',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    source: 'City of Kettering, do I need a permit?',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  housing: {
    text: 'Kettering became a village in 1952 and a city in 1955, with 38,118 people. More than 30,000 were added into the 1970s, and the city now counts 27,602 housing units.',
    about: 'housing',
    holdsIn,
    services: servicesFor.oldHouses,
    source: 'City of Kettering, demographics',
    sourceUrl: 'https://www.ketteringoh.org/kettering-demographics/',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  census2020: {
    text: 'Kettering counted 57,862 people in the 2020 census.',
    about: 'population',
    holdsIn,
    services: [],
    source: 'City of Kettering, demographics',
    sourceUrl: 'https://www.ketteringoh.org/kettering-demographics/',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
