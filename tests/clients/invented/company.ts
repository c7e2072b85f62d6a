// An invented contractor in a real place, for tests of the product: what it prints must follow from these values, so
// all of them differ from those in client/. Nothing here is said of anybody. See docs/decisions/0040.

import type { CompanyDetails } from '#client/shapes/business.ts';

export const company = {
  name: { value: 'Agate & Pine Roofing', isPlaceholder: false },
  shortName: 'Agate Pine',
  phone: { value: { display: '(218) 555-0177', e164: '+12185550177' }, isPlaceholder: true },
  email: { value: 'office@agate-and-pine.example', isPlaceholder: false },
  bookingUrl: { value: 'https://visits.example.org/agate-and-pine', isPlaceholder: true },
  town: 'Hermantown',
  region: 'Minnesota',
  regionCode: 'MN',
  postalCode: '55811',
  countryCode: 'US',
  addressLine: 'Hermantown, Minnesota 55811',
  serviceArea: 'North Shore',
  theServiceArea: 'the North Shore',
  countiesLie: 'around the head of the lake',
  mapHeading: 'From Cloquet up the shore to Two Harbors.',
  metro: 'Duluth',
  timeZone: 'America/Chicago',
  referencePrefix: 'APR',
  foundedYear: 1987,
  emergencyHours: '24/7',
} as const satisfies CompanyDetails;
