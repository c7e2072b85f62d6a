import type { CityContent } from '#client/shapes/town.ts';
import { storms } from '../../facts/storms.ts';
import { miamisburgFacts } from './facts.ts';
import { miamisburgServices } from './services.ts';

export const miamisburg = {
  name: 'Miamisburg',
  county: 'Montgomery',
  latitude: 39.64284,
  longitude: -84.28661,
  labelSide: 'left',
  isOnRiver: true,
  isOnHighway: true,
  facts: miamisburgFacts,
  page: {
    pageTitle: 'Roofing Contractor in Miamisburg, OH: Our Shop Is Here',
    pageDescription:
      'Roof repair, replacement and inspection from a shop in Miamisburg, OH. How the city sets the permit fee, and who reviews exterior changes downtown.',
    keywords: [
      'roofing contractor Miamisburg OH',
      'roofer Miamisburg',
      'roof repair Miamisburg Ohio',
      'roof replacement 45342',
      'Miamisburg roof permit',
    ],
    lead: 'Our shop is in Miamisburg, so even a single leak is worth a call.',
    paragraphs: [
      'Miamisburg issues its own building permits and bases the fee on the cost of the work. The fee doubles if work starts before the permit, so we ask first whether your job needs one.',
      'Downtown Miamisburg has one more step. The Planning Commission reviews exterior changes, and original materials are to be kept where possible. If your building is there, talk with us before you pick a new material or color.',
      'If your roof was already on when the hail of May 25, 2011 fell close by, tell us, and we’ll look for old marks. It is almost surely too late for a claim; the marks matter for how long the roof has left.',
    ],
    lookFor: { text: 'Hail strikes inside a chalked square.', picture: 'point-12-not-sound' },
    cardTexts: {
      'roof-replacement': 'Any permit fee is in the estimate from the start.',
      'roof-repair': 'One cracked pipe boot is reason enough to call.',
      'tile-roofing': 'We count how many of your tiles can be saved, and look for matching pieces.',
      'metal-roofing': 'Downtown, get the city’s answer before any panel is formed.',
      'flat-roof-systems':
        'Porch, addition or storefront: who issues the permit, and what to have checked after deep snow.',
      'commercial-roofing': 'Sealed plans, the city’s permit, and the review of exterior changes downtown.',
      'emergency-repairs': 'Water coming in anywhere in Miamisburg? Call first; we bring tarps and boards.',
      'roof-inspection': 'A look at what hail and snow have left behind.',
    },
    sources: [
      miamisburgFacts.permitOffice,
      miamisburgFacts.permitFee,
      miamisburgFacts.downtownReview,
      storms.hail2011,
    ],
  },
  services: miamisburgServices,
} as const satisfies CityContent;
