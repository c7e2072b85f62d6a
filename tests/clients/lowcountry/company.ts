// Who the company is and how to reach it. Every page, form, notice and document reads it from here.
// isPlaceholder: true until it is what customers shall use; npm run check:launch asks.

import type { CompanyDetails } from '#content/business/company.ts';

export const company = {
  name: { value: 'Palmetto Ridge Roofing', isPlaceholder: true },
  /** Under the icon on a phone’s home screen: at most 12 characters. */
  shortName: 'Palmetto',
  phone: { value: { display: '(843) 555-0123', e164: '+18435550123' }, isPlaceholder: true },
  email: { value: 'office@example.com', isPlaceholder: true },
  bookingUrl: { value: 'https://calendar.example.com/palmetto-ridge', isPlaceholder: true },
  town: 'Summerville',
  region: 'South Carolina',
  regionCode: 'SC',
  postalCode: '29483',
  countryCode: 'US',
  /** Shown wherever an address is printed; the street is in proof.ts. */
  addressLine: 'Summerville, South Carolina 29483',
  /** Before a noun, "Lowcountry roofs". */
  serviceArea: 'Lowcountry',
  /** By itself, with its article if it has one: "in the Lowcountry". */
  theServiceArea: 'the Lowcountry',
  /** Where the counties lie, behind "our work is in five counties"; empty where nothing is to be said. */
  countiesLie: '',
  /** Over the map on the home page; empty: how many cities there are. */
  mapHeading: '',
  /** The larger city people name when they search. */
  metro: 'Charleston',
  /** IANA name: "today" on the legal pages and the time in notices are the shop's. Some states have two. */
  timeZone: 'America/New_York',
  /** Before every lead's reference, so that one knows on the phone what is being read out. Capital letters. */
  referencePrefix: 'PRR',
  foundedYear: 2012,
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
    { days: ['Saturday'], opens: null, closes: null },
    { days: ['Sunday'], opens: null, closes: null },
  ],
  emergencyHours: '24/7',
} as const satisfies CompanyDetails;
