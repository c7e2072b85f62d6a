import type { CityContent } from '#client/shapes/town.ts';
import { countyFacts } from '../../facts/counties.ts';
import { storms } from '../../facts/storms.ts';
import { fairbornFacts } from './facts.ts';
import { fairbornServices } from './services.ts';

export const fairborn = {
  name: 'Fairborn',
  county: 'Greene',
  latitude: 39.82089,
  longitude: -84.01938,
  labelSide: 'below',
  facts: fairbornFacts,
  page: {
    pageTitle: 'Roofing Contractor in Fairborn, OH: Portal, Wind and Ice',
    pageDescription:
      'Roof replacement, repair and inspection in Fairborn, OH. Permits and contractor registration run through the city’s portal. Wind, snow and ice figures.',
    keywords: [
      'roofing contractor Fairborn OH',
      'Fairborn roof permit',
      'roof repair Fairborn Ohio',
      'roof inspection near Wright-Patterson',
      'Greene County Ohio roofer',
    ],
    lead: 'Fairborn is {miles} miles {direction} of our shop, an estimated {drive} by road. We answer the phone first and set a time before we drive.',
    paragraphs: [
      'In Fairborn the city issues roof permits, through its Building Code & Inspection Division and an online portal. Contractors register and renew in the same portal. Ask any roofer, us included, for the registration before you sign. The city also refers to a chart of permit requirements for common projects. Whether shingles alone are on it is a question for the division, and we put it to them before we price.',
      'Greene County publishes what a roof has to carry: a design wind of 115 mph, a ground snow load of 20 pounds a square foot, and for ice shield underlayment “Required: Yes.” We take those figures to the city’s division and ask if anything differs at your address.',
      'Wright-Patterson Air Force Base is next door. On February 28, 2024 an EF1 tornado with winds of 100 mph ran from Riverside across the base and took shingles off housing there. On March 26, 2021 the wind at the base reached 59 miles an hour.',
      'If you own a house here and are stationed somewhere else, we can handle the whole job by phone and email. Huber Heights is {milesToHuberHeights} miles from Fairborn and Beavercreek {milesToBeavercreek}.',
    ],
    cardTexts: {
      'roof-replacement':
        'Greene County’s table says an ice shield is required, so look for it in every bid.',
      'roof-repair':
        'For owners in Fairborn and for those stationed elsewhere: cause, price and pictures in one email.',
      'tile-roofing': 'Tile has to stay put in a 115 mph design wind, so we ask how it is fastened.',
      'metal-roofing': 'Clip spacing and snow guards chosen from the county’s wind and snow figures.',
      'flat-roof-systems':
        'Twenty pounds of snow a square foot, and the office that issues the permit for it.',
      'commercial-roofing': 'The city permits commercial roofs itself, under the 2024 Ohio Building Code.',
      'emergency-repairs':
        'An estimated {drive} to Fairborn, and what a tenant may do before the owner answers.',
      'roof-inspection':
        'Buying a house near the base from far away? We look at the roof and the attic for you.',
    },
    sources: [
      fairbornFacts.permitOffice,
      fairbornFacts.registration,
      fairbornFacts.projectChart,
      fairbornFacts.commercialPermits,
      countyFacts.greeneIceBarrier,
      countyFacts.greeneWind,
      countyFacts.greeneSnow,
      storms.tornadoWrightPatterson2024,
      storms.wind2021,
    ],
  },
  services: fairbornServices,
} as const satisfies CityContent;
