// The keys are those the product knows; what they say is invented.

import { type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const stateOffice = {
  holdsIn: 'state',
  source: 'Invented State Office, residential code',
  sourceUrl: 'https://state.example.org/residential-code',
  checkedOn: '2026-10-05',
  certainty: 'copy',
} as const;

export const stateFacts = {
  oneCode: {
    ...stateOffice,
    text: 'Every town applies the same invented residential code.',
    about: 'code',
    services: 'all',
  },
  noRooferLicense: {
    ...stateOffice,
    text: 'Residential roofers hold a license of the state.',
    about: 'registration',
    services: 'all',
  },
  commercialPermit: {
    ...stateOffice,
    text: 'Re-roofing a commercial building needs a permit and sealed plans.',
    about: 'commercial',
    services: servicesFor.commercialPermits,
  },
  layers: {
    ...stateOffice,
    text: 'A roof with two layers of shingles is torn off before new shingles go on.',
    about: 'code',
    services: servicesFor.shingles,
  },
  iceBarrier: {
    ...stateOffice,
    text: 'An ice barrier runs from the lowest roof edge to at least 24 inches inside the exterior wall line.',
    about: 'code',
    services: ['roof-replacement', 'roof-repair', 'roof-inspection'],
  },
  shingleSlope: {
    ...stateOffice,
    text: 'Asphalt shingles need a slope of at least 2/12, and two layers of underlayment up to 4/12.',
    about: 'code',
    services: servicesFor.shingles,
  },
  tileSlope: {
    ...stateOffice,
    text: 'Clay and concrete tile need a slope of at least 2½/12.',
    about: 'code',
    services: ['tile-roofing'],
  },
  woodSlope: {
    ...stateOffice,
    text: 'Wood shingles and shakes need a slope of at least 3/12.',
    about: 'code',
    services: ['roof-replacement'],
  },
  membraneSlope: {
    ...stateOffice,
    text: 'Membrane roofs need a slope of at least ¼/12 in new work.',
    about: 'code',
    services: ['flat-roof-systems', 'commercial-roofing'],
  },
  standingSeamSlope: {
    ...stateOffice,
    text: 'Standing seam metal panels need a slope of at least ¼/12.',
    about: 'code',
    services: ['metal-roofing'],
  },
  nails: {
    ...stateOffice,
    text: 'A strip shingle takes at least four nails that go ¾ inch into the deck or through it.',
    about: 'code',
    services: servicesFor.shingles,
  },
  dripEdge: {
    ...stateOffice,
    text: 'Shingle roofs need a drip edge at eaves and rakes.',
    about: 'code',
    services: servicesFor.shingles,
  },
  openMetalValley: {
    ...stateOffice,
    text: 'The lining of an open metal valley is at least 24 inches wide.',
    about: 'code',
    services: servicesFor.shingles,
  },
  cricket: {
    ...stateOffice,
    text: 'A chimney wider than 30 inches needs a cricket on its ridge side.',
    about: 'code',
    services: servicesFor.shingles,
  },
  atticVents: {
    ...stateOffice,
    text: 'Attic vents need a net free area of 1/150 of the attic floor.',
    about: 'code',
    services: ['roof-replacement', 'roof-inspection'],
  },
} as const satisfies FactRegister;
