import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { centervilleFacts } from './facts.ts';
import { centervilleServices } from './services.ts';

export const centerville = {
  name: 'Centerville',
  county: 'Montgomery',
  latitude: 39.62839,
  longitude: -84.15938,
  labelSide: 'right',
  facts: centervilleFacts,
  page: {
    pageTitle: 'Roofing Contractor in Centerville, OH: Permits and Hail',
    pageDescription:
      'Roof replacement, repair and inspection in Centerville, OH. Who to call about permits and the preservation district, and what the 2011 hail did.',
    keywords: [
      'roofing contractor Centerville OH',
      'roof replacement Centerville Ohio',
      'Centerville roof permit',
      'hail damage roof Centerville',
      'Architectural Preservation District roof',
    ],
    lead: 'Roof repair, replacement and inspection in Centerville, from a shop close by in Miamisburg.',
    paragraphs: [
      'The City of Centerville issues its own building permits, through Building Inspection. We call with your address before we give you a price.',
      'In the Architectural Preservation District there is a step before that: call the city’s Planning office before you order any roofing.',
      'The storm to know about came on May 25, 2011. Its hail punched holes in roofs and siding. If you do not know whether your roof is older or newer than that day, an inspection is a good place to start. For a claim it is almost surely too late; the point is how long the roof has left.',
    ],
    lookFor: { text: 'Hail strikes inside a chalked square.', picture: 'point-12-not-sound' },
    cardTexts: {
      'roof-replacement':
        'Who answers the permit question in Centerville, and when an impact-rated shingle is worth pricing.',
      'roof-repair':
        'Leaks, lifted shingles and flashing, with new shingles as close to the old ones as we can get.',
      'tile-roofing': 'Cracked tile after hail, and when the city’s Planning office has a say.',
      'metal-roofing': 'What to ask your insurance agent about dents before you choose panels.',
      'flat-roof-systems':
        'Porches, additions and business roofs, and the one city office to ask about a permit.',
      'commercial-roofing': 'The city’s own commercial permit, sealed plans and a record of past hail.',
      'emergency-repairs':
        'Water coming in? What to do until the crew arrives, and what to check after hail.',
      'roof-inspection':
        'What the hail of 2011 may have left on an older roof, and what shape the roof is in now.',
    },
    sources: [
      centervilleFacts.permitOffice,
      centervilleFacts.historicDistrict,
      centervilleFacts.commercialPermits,
      storms.hail2011,
    ],
  },
  services: centervilleServices,
} as const satisfies CityContent;
