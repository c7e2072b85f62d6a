import { stateFacts } from '../../facts/state.ts';
import type { CityContent } from '../city.ts';
import { fairbornFacts } from './facts.ts';
import { fairbornServices } from './services.ts';

export const fairborn = {
  name: 'Fairborn',
  county: 'Greene',
  latitude: 39.82089,
  longitude: -84.01938,
  isOnRiver: false,
  isOnHighway: false,
  facts: fairbornFacts,
  page: {
    pageTitle: 'Fairborn, OH Roofing for Owners Near and Far',
    pageDescription:
      'Roofing in Fairborn, OH, beside Wright-Patterson. Photo reports for owners who live away, papers for the next buyer, repairs, new roofs. Free inspection.',
    keywords: [
      'roofing Fairborn OH',
      'Fairborn roofer',
      'roof inspection near Wright-Patterson',
      'rental roof repair Fairborn',
      'Fairborn Ohio roof replacement',
    ],
    lead: 'Beside an air base the person who owns the roof is not always the person under it. We are used to writing things down.',
    paragraphs: [
      'Fairborn is {miles} miles from the shop, with Wright-Patterson Air Force Base next door. When orders come, a house may be bought by video or let to strangers. The roof does not care. Its owner does, and what helps an owner elsewhere is a record: pictures in a fixed order, a cause in one sentence, a price, and what happens if you wait.',
      'So everything here can be done without you on the lawn. Somebody opens the attic. Samples travel by mail. You agree in writing before we touch anything, and see the same views again when it is done. A tenant may call us at night, and what we do then is temporary by design.',
      'Huber Heights is {milesToHuberHeights} miles west and Beavercreek {milesToBeavercreek} south. When a visit is not urgent we join it to one there.',
    ],
    cardTexts: {
      'roof-replacement':
        'Four papers at the end of the job give the next buyer something better than a guess.',
      'roof-repair':
        'Owners stationed elsewhere see the leak, its cause and the price in one page of pictures.',
      'tile-roofing':
        'New to tile? Three habits for the first year, and one stack of spares you should not give away.',
      'metal-roofing': 'Solar rails and antennas clamp to the seams and come off again when you move.',
      'flat-roof-systems':
        'Walk pads, grease trays and a logbook by the hatch keep other trades from shortening its life.',
      'commercial-roofing':
        'What is wear, what is neglect and what is storm: each on its own photo, for owner and tenant alike.',
      'emergency-repairs':
        'A renter may make the call; what we do that night can all be undone in the morning.',
      'roof-inspection': 'Buying from another time zone? We film the roof from the street to the rafters.',
    },
    sources: [stateFacts.noRooferLicense],
  },
  services: fairbornServices,
} as const satisfies CityContent;
