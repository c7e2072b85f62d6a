// What we may state about Dayton, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Dayton'] } as const;

export const daytonFacts = {
  permitOffice: {
    text: 'The City of Dayton issues the permit through its Building Inspection office.',
    brief: 'Dayton Building Inspection',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-333-3883',
    office: 'Dayton Building Inspection',
    source: 'City of Dayton, permit question 93',
    sourceUrl: 'https://www.daytonohio.gov/FAQ.aspx?QID=93',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  shinglesOnly: {
    text: 'Dayton requires no permit for “applying a new layer of shingles.” It requires one once any wood sheathing, rafter or truss is replaced or repaired. For a tear-off, ask Building Inspection.',
    about: 'shingles-only',
    holdsIn,
    services: servicesFor.shingles,
    source: 'City of Dayton, permit question 93',
    sourceUrl: 'https://www.daytonohio.gov/FAQ.aspx?QID=93',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicMinor: {
    text: 'Properties in the Dayton Register need a Certificate of Appropriateness, the city’s written consent, before exterior repairs, at no fee. For roofs and gutters “which match the existing design” the Preservation Officer grants a minor certificate, typically the same day.',
    about: 'historic',
    holdsIn,
    services: [...servicesFor.visibleRoofs, 'flat-roof-systems', 'commercial-roofing'],
    telephone: '937-333-4271',
    office: 'Dayton Preservation Officer',
    source: 'City of Dayton, living with historic zoning',
    sourceUrl: 'https://www.daytonohio.gov/719/Living-With-Historic-Zoning',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicMajor: {
    text: 'Altering or removing significant style elements, “like slate and tile roofs,” needs a major certificate, and in Dayton only the Landmark Commission grants it.',
    about: 'historic',
    holdsIn,
    services: ['tile-roofing', 'metal-roofing', 'roof-replacement'],
    source: 'City of Dayton, living with historic zoning',
    sourceUrl: 'https://www.daytonohio.gov/719/Living-With-Historic-Zoning',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  historicDistricts: {
    text: 'The Oregon District, designated in 1972, was Dayton’s first historic district.',
    about: 'historic',
    holdsIn,
    services: [],
    source: 'City of Dayton, living with historic zoning',
    sourceUrl: 'https://www.daytonohio.gov/719/Living-With-Historic-Zoning',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  southPark: {
    text: 'South Park is one of Dayton’s historic neighborhoods. Its association publishes the preservation planner’s answers about the landmark rules.',
    about: 'historic',
    holdsIn,
    services: [],
    source: 'Historic South Park, questions and answers about landmark rules',
    sourceUrl: 'https://www.historicsouthpark.org/q-a-with-holly-hornbeak-about-landmark-rules/',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  housing: {
    text: 'About 69% of Dayton’s housing units were built before 1960, and 38% before 1940 (Esri, October 2023).',
    about: 'housing',
    holdsIn,
    services: servicesFor.oldHouses,
    source: 'Montgomery County, community profile of Dayton',
    sourceUrl:
      'https://selectmcohio.com/economic-development/county-and-community-profiles/p/v/data/item/665/dayton',
    checkedOn: '2026-11-23',
    certainty: 'page',
  },
} as const satisfies FactRegister;
