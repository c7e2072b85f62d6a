// The keys are those the product knows; what they say is invented.

import { type Fact, type FactRegister, servicesFor } from '#client/shapes/fact.ts';

const stateOffice = {
  holdsIn: 'state',
  source: 'Invented State Office, residential code',
  sourceUrl: 'https://state.example.org/residential-code',
  checkedOn: '2026-10-05',
  certainty: 'copy',
} as const;

const ofCode = (services: Fact['services'], text: string) =>
  ({ ...stateOffice, about: 'code', services, text }) as const;

export const stateFacts = {
  oneCode: ofCode('all', 'Every town applies the same invented residential code.'),
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
  layers: ofCode(
    servicesFor.shingles,
    'A roof with two layers of shingles is torn off before new shingles go on.',
  ),
  iceBarrier: ofCode(
    ['roof-replacement', 'roof-repair', 'roof-inspection'],
    'An ice barrier runs from the lowest roof edge to at least 24 inches inside the exterior wall line.',
  ),
  shingleSlope: ofCode(
    servicesFor.shingles,
    'Asphalt shingles need a slope of at least 2/12, and two layers of underlayment up to 4/12.',
  ),
  tileSlope: ofCode(['tile-roofing'], 'Clay and concrete tile need a slope of at least 2½/12.'),
  woodSlope: ofCode(['roof-replacement'], 'Wood shingles and shakes need a slope of at least 3/12.'),
  membraneSlope: ofCode(
    ['flat-roof-systems', 'commercial-roofing'],
    'Membrane roofs need a slope of at least ¼/12 in new work.',
  ),
  standingSeamSlope: ofCode(['metal-roofing'], 'Standing seam metal panels need a slope of at least ¼/12.'),
  nails: ofCode(
    servicesFor.shingles,
    'A strip shingle takes at least four nails that go ¾ inch into the deck or through it.',
  ),
  dripEdge: ofCode(servicesFor.shingles, 'Shingle roofs need a drip edge at eaves and rakes.'),
  openMetalValley: ofCode(
    servicesFor.shingles,
    'The lining of an open metal valley is at least 24 inches wide.',
  ),
  cricket: ofCode(servicesFor.shingles, 'A chimney wider than 30 inches needs a cricket on its ridge side.'),
  atticVents: ofCode(
    ['roof-replacement', 'roof-inspection'],
    'Attic vents need a net free area of 1/150 of the attic floor.',
  ),
} as const satisfies FactRegister;
