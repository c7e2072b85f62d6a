// What we may state about Huber Heights, each fact with the page it was read on and the day. Storms: client/facts/storms.ts.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const holdsIn = { towns: ['Huber Heights'] } as const;

export const huberHeightsFacts = {
  permitOffice: {
    text: 'Montgomery County Building Regulations issues building permits in Huber Heights. The city issues zoning permits only.',
    brief: 'Montgomery County Building Regulations',
    about: 'permit',
    holdsIn,
    services: servicesFor.housePermits,
    telephone: '937-225-4622',
    office: 'Montgomery County Building Regulations',
    source: 'City of Huber Heights, permits',
    sourceUrl: 'https://www.hhoh.org/357/Permits',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  shinglesOnly: {
    text: 'Huber Heights requires no city permit for the roof: “Roof Repairs or Replacement” is on its list of work that needs none. The dumpster needs a zoning permit from the city, at no fee. Whether the roof needs a building permit is up to the county.',
    about: 'shingles-only',
    holdsIn,
    services: servicesFor.shingles,
    source: 'City of Huber Heights, permits',
    sourceUrl: 'https://www.hhoh.org/357/Permits',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  dumpster: {
    text: 'A temporary dumpster in Huber Heights needs a zoning permit from the city: no fee, at most two a year, 60 days each.',
    brief:
      'If the job needs a dumpster in your driveway, the city requires a zoning permit: no fee, good for 60 days.',
    about: 'dumpster',
    holdsIn,
    services: ['roof-replacement', 'tile-roofing', 'metal-roofing'],
    telephone: '937-237-5815',
    office: 'City of Huber Heights zoning',
    source: 'City of Huber Heights, permits',
    sourceUrl: 'https://www.hhoh.org/357/Permits',
    checkedOn: '2026-11-23',
    certainty: 'page',
  },
  housing: {
    text: 'Huber Homes built more than 10,700 single-family houses and 2,250 apartments in Huber Heights from 1956 to 1992. For years the city was known as “America’s Largest Community of Brick Homes.”',
    about: 'housing',
    holdsIn,
    services: servicesFor.oldHouses,
    source: 'Dayton Daily News, happy birthday Huber Heights',
    sourceUrl:
      'https://www.daytondailynews.com/events/neighborhood--community/happy-birthday-huber-heights/pGIunwUudqNRYvMgnj7QBL',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  commercialPermits: {
    text: 'Commercial permits in Huber Heights come from Montgomery County Building Regulations.',
    brief: 'Montgomery County Building Regulations',
    telephone: '937-225-4622',
    office: 'Montgomery County Building Regulations',
    about: 'commercial',
    holdsIn,
    services: servicesFor.commercialPermits,
    source: 'City of Huber Heights, permits',
    sourceUrl: 'https://www.hhoh.org/357/Permits',
    checkedOn: '2026-11-22',
    certainty: 'copy',
  },
} as const satisfies FactRegister;
