import type { CityContent } from '#client/shapes/town.ts';
import { stateFacts } from '../../facts/state.ts';
import { storms } from '../../facts/storms.ts';
import { daytonFacts } from './facts.ts';
import { daytonServices } from './services.ts';

export const dayton = {
  name: 'Dayton',
  county: 'Montgomery',
  latitude: 39.75895,
  longitude: -84.19161,
  labelSide: 'left',
  isOnRiver: true,
  isOnHighway: true,
  facts: daytonFacts,
  page: {
    pageTitle: 'Roofing Contractor in Dayton, OH: Permits & Historic Roofs',
    pageDescription:
      'Dayton roofing contractor, {miles} miles from downtown. When the city wants a permit, how historic review works, and storm repair. Free inspection.',
    keywords: [
      'roofing contractor Dayton OH',
      'roofing Dayton OH',
      'Dayton roof permit',
      'historic district roof Dayton',
      'storm damage roof Dayton',
    ],
    lead: 'In Dayton a shingle roof needs no permit as long as the wood below it is left alone, and historic houses need a certificate first.',
    paragraphs: [
      `Two rules decide how most roof jobs here begin. Once any sheathing is replaced or repaired, or a rafter or truss is touched, Building Inspection wants a permit; its number is ${daytonFacts.permitOffice.telephone}. If the house is on the Dayton Register, the Preservation Officer at ${daytonFacts.historicMinor.telephone} comes first. A roof that matches the old one gets its Certificate of Appropriateness free and typically the same day. Removing slate or tile is up to the Landmark Commission. The Oregon District, a historic district since 1972, was the first; South Park is another neighborhood where owners should ask.`,
      'The houses are not young, either: 68.4% of Dayton’s housing units date from before 1960. At that age, board decks, brick chimneys and a second layer of shingles are no surprise, so we spend time in the attic before we give you a price.',
      `Then there is the storm everybody here remembers. On May 27, 2019 an EF4 tornado with winds of ${storms.tornadoDayton2019.figures.milesPerHour} mph ran from Brookville through Trotwood and Dayton to Riverside, and an EF2 hit the north side. If you do not know who fixed your roof after that, or how, have it looked at.`,
    ],
    cardTexts: {
      'roof-replacement': 'We check the sheathing first, because that decides whether Dayton wants a permit.',
      'roof-repair': 'Shingle repairs need no permit here, and a crew is {drive} away.',
      'tile-roofing':
        'Relaying your tile is usually simpler than asking the Landmark Commission to let you remove it.',
      'metal-roofing': 'Where a metal roof needs no discussion in Dayton, and where it does.',
      'flat-roof-systems': 'The no-permit rule covers shingles, so ask before a flat roof is torn off.',
      'commercial-roofing':
        'Sealed plans, a permit and sometimes a certificate, in the right order for a Dayton building.',
      'emergency-repairs': 'A tarp tonight, and a contract only when you have had time to read it.',
      'roof-inspection': 'Buying an older house in Dayton? We count the layers before you make an offer.',
    },
    sources: [
      daytonFacts.permitOffice,
      daytonFacts.shinglesOnly,
      daytonFacts.historicMinor,
      daytonFacts.historicMajor,
      daytonFacts.historicDistricts,
      daytonFacts.southPark,
      daytonFacts.housing,
      storms.tornadoDayton2019,
      storms.tornadoNorthDayton2019,
      stateFacts.commercialPermit,
    ],
  },
  services: daytonServices,
} as const satisfies CityContent;
