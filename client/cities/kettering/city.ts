import type { CityContent } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { ketteringFacts } from './facts.ts';
import { ketteringServices } from './services.ts';

export const kettering = {
  name: 'Kettering',
  county: 'Montgomery',
  latitude: 39.6895,
  longitude: -84.16883,
  labelSide: 'above',
  facts: ketteringFacts,
  page: {
    pageTitle: 'Roofing Contractor in Kettering, OH: Permits and Hail',
    pageDescription:
      'Roof replacement and repair in Kettering, OH, {miles} miles from our shop. What the city’s permit page says, the Fire Department’s rule, and the 2011 hail.',
    keywords: [
      'roofing contractor Kettering OH',
      'Kettering roofer',
      'roof replacement Kettering Ohio',
      'hail damage roof Kettering',
      'flat roof fire permit Kettering',
    ],
    lead: 'Kettering is a short drive from our shop in Miamisburg. Call about a leak, hail damage or a new roof.',
    paragraphs: [
      'Do you need a permit for a roof in Kettering? The city says that “minor house repairs” need none and that “structural changes” do. Planning & Development decides for your address, and we ask before you sign.',
      'One city rule is clear: torch-applied or hot-mopped roofing needs a permit from the Fire Department. It matters for flat porch roofs, additions and commercial buildings, and most of those can be roofed without a torch or hot asphalt.',
      'Kettering became a city in 1955 and grew by more than 30,000 people by the 1970s. If your house is from those decades, it has probably been through more than one roof, and we look for a second layer before we price anything.',
      'Two storms are a reason to have a Kettering roof checked: the hail of May 25, 2011, which punched holes in roofs and siding in the southern Dayton area, and the wind of March 26, 2021. For the 2011 hail it is almost surely too late to file a claim; the point is how long the roof has left.',
    ],
    lookFor: { text: 'A second layer: old courses under the newer ones.', picture: 'sign-two-layers' },
    cardTexts: {
      'roof-replacement': 'Layers, decking, and a flat porch roofed without a torch.',
      'roof-repair':
        'Wind-creased shingles, leaking chimneys and corners, and a call to the city about the permit.',
      'tile-roofing': 'Tile after hail: how we find the cracks you can’t see from the yard.',
      'metal-roofing': 'A folded seam can cover a low slope without a torch or a fire permit.',
      'flat-roof-systems': 'Three ways to lay a flat roof without a flame or hot asphalt.',
      'commercial-roofing':
        'One permit or two, sealed plans for any membrane, and what to check in an old specification.',
      'emergency-repairs':
        'A tree on the roof, or damage from wind or hail: what to do until the truck arrives.',
      'roof-inspection': 'The marks of hail and wind, and what the attic of an older house can hide.',
    },
    sources: [
      ketteringFacts.permitOffice,
      ketteringFacts.shinglesOnly,
      ketteringFacts.firePermit,
      ketteringFacts.commercialPermits,
      ketteringFacts.housing,
      stateFacts.commercialPermit,
      storms.hail2011,
      storms.windKettering2021,
    ],
  },
  services: ketteringServices,
} as const satisfies CityContent;
