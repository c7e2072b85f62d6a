// Who the company is and how to reach it. Every page, form, notice and document reads it from here.
// isPlaceholder: true until it is what customers shall use; npm run check:launch asks.

import type { CompanyDetails } from '#content/business/company.ts';

export const company = {
  name: { value: 'Saguaro Trail Roofing', isPlaceholder: true },
  /** Under the icon on a phone’s home screen: at most 12 characters. */
  shortName: 'Saguaro',
  phone: { value: { display: '(520) 555-0147', e164: '+15205550147' }, isPlaceholder: true },
  email: { value: 'office@example.com', isPlaceholder: true },
  bookingUrl: { value: 'https://calendar.example.com/saguaro-trail', isPlaceholder: true },
  town: 'Marana',
  region: 'Arizona',
  regionCode: 'AZ',
  postalCode: '85653',
  countryCode: 'US',
  /** Shown wherever an address is printed; the street is in proof.ts. */
  addressLine: 'Marana, Arizona 85653',
  /** Before a noun, "Lowcountry roofs". */
  serviceArea: 'Sonoran Desert',
  /** By itself, with its article if it has one: "in the Lowcountry". */
  theServiceArea: 'the Sonoran Desert',
  /** Where the counties lie, behind "our work is in five counties"; empty where nothing is to be said. */
  countiesLie: '',
  /** Over the map on the home page; empty: how many cities there are. */
  mapHeading: '',
  /** The larger city people name when they search. */
  metro: 'Tucson',
  /** IANA name: "today" on the legal pages and the time in notices are the shop's. Some states have two. */
  timeZone: 'America/Phoenix',
  /** Before every lead's reference, so that one knows on the phone what is being read out. Capital letters. */
  referencePrefix: 'STR',
  foundedYear: 2008,
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '06:00', closes: '15:00' },
    { days: ['Saturday'], opens: '07:00', closes: '12:00' },
    { days: ['Sunday'], opens: null, closes: null },
  ],
  emergencyHours: '24/7',
} as const satisfies CompanyDetails;
