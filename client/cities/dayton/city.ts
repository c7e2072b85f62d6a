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
      'Dayton roofing contractor, {miles} miles from downtown. When the city requires a permit, how historic review works, and storm repair. Free inspection.',
    keywords: [
      'roofing contractor Dayton OH',
      'roofing Dayton OH',
      'Dayton roof permit',
      'historic district roof Dayton',
      'storm damage roof Dayton',
    ],
    lead: 'Before a roof in Dayton comes off we settle the permit, and the historic review if your house falls under it.',
    paragraphs: [
      'Two rules decide how most roof jobs in Dayton begin. The city requires no permit for “applying a new layer of shingles,” but it requires one once any sheathing, rafter or truss is replaced or repaired. We also tear off the old roof and renail the sheathing, so we ask Building Inspection about each job. If the house is on the Dayton Register of historic properties, the Preservation Officer comes first: a roof that matches the old one gets its Certificate of Appropriateness (the city’s written consent) free and typically the same day. Removing slate or tile is up to the Landmark Commission. The Oregon District, a historic district since 1972, was the first; South Park is another.',
      'Dayton’s houses are not young: about 69% of the city’s housing units were built before 1960. At that age, board decks, brick chimneys and a second layer of shingles are no surprise, so we look into the attic and count the layers at the edge before we give you a price.',
      'The worst day in the Dayton list below is May 27, 2019: an EF4 tornado ran through the city, and an EF2 hit the north side. If you do not know who fixed your roof after that, or how, have it looked at.',
    ],
    lookFor: {
      text: 'Board decking from the attic, with a stain and rusted nail tips.',
      picture: 'point-11-not-sound',
    },
    cardTexts: {
      'roof-replacement': 'We look at the sheathing from the attic before we price the job.',
      'roof-repair': 'Leaks in older houses, traced from the attic.',
      'tile-roofing':
        'On the Dayton Register, relaying your tile is usually simpler than asking the Landmark Commission to let you remove it.',
      'metal-roofing': 'On the Dayton Register, ask the Preservation Officer before you change to metal.',
      'flat-roof-systems': 'Wet decking, slow drains and the permit question.',
      'commercial-roofing':
        'Sealed plans, a permit and sometimes a certificate, in the right order for a Dayton building.',
      'emergency-repairs': 'A tarp tonight, and a contract only when you have had time to read it.',
      'roof-inspection':
        'Buying an older house in Dayton? With the seller’s permission we count the layers before you make an offer.',
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
