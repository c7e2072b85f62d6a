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
      'Do you need a permit for a roof in Kettering? The city’s page does not mention shingles. It says that “minor house repairs” need none and that “structural changes” do. Planning & Development decides for your address, and we ask before you sign.',
      'One city rule is clear: torch-applied or hot-mopped roofing needs a permit from the Fire Department. It matters for flat porch roofs, additions and commercial buildings, and most of those can be roofed without a torch or hot asphalt.',
      'Kettering became a city in 1955 and grew by more than 30,000 people by the 1970s. If your house is from those decades, it has probably been through more than one roof, and we look for a second layer before we price anything.',
      'Two storms are a reason to have a Kettering roof checked. On May 25, 2011 hail up to 3 inches across fell in the southern Dayton area and punched holes in roofs and siding. On March 26, 2021 the wind reached 63 mph in Kettering.',
    ],
    lookFor: { text: 'A second layer: old courses under the newer ones.', picture: 'sign-two-layers' },
    cardTexts: {
      'roof-replacement':
        'We look for a second layer of shingles and for soft decking before we price the job.',
      'roof-repair':
        'Wind-creased shingles, leaking chimneys and corners, and a call to the city about the permit.',
      'tile-roofing': 'Tile after hail: how we find the cracks you can’t see from the yard.',
      'metal-roofing': 'A folded seam can cover a low slope without a torch or a fire permit.',
      'flat-roof-systems':
        'Torch or hot mop means a Fire Department permit; three other methods use neither.',
      'commercial-roofing':
        'Two permits if the roof is torched or hot-mopped, one if it is not, and sealed plans for any membrane.',
      'emergency-repairs':
        'A tree on the roof, or damage from wind or hail: what to do until the truck arrives.',
      'roof-inspection':
        'Was your roof there for the hail of 2011 or the wind of 2021? We look for the marks of both.',
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
