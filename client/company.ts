// Who the company is and how to reach it. Every page, form, notice and document reads it from here.
// Source: specification §1 and §9; reading 28 (placeholders).

import type { CompanyDetails } from '#client/shapes/business.ts';

export const company = {
  name: { value: 'Southwest Ohio Roofing', isPlaceholder: true },
  /** Under the icon on a phone’s home screen: at most 12 characters. */
  shortName: 'SWO Roofing',
  phone: { value: { display: '(937) 555-0142', e164: '+19375550142' }, isPlaceholder: true },
  email: { value: 'hello@example.com', isPlaceholder: true },
  bookingUrl: { value: 'https://calendar.example.com/southwest-ohio-roofing', isPlaceholder: true },
  town: 'Miamisburg',
  region: 'Ohio',
  regionCode: 'OH',
  postalCode: '45342',
  countryCode: 'US',
  /** Shown wherever an address is printed; the specification gives no street. */
  addressLine: 'Miamisburg, Ohio 45342',
  /** Before a noun, "Southwest Ohio roofs". */
  serviceArea: 'Southwest Ohio',
  /** On its own, with its article if it has one: "in Southwest Ohio", "in the Lowcountry". */
  theServiceArea: 'Southwest Ohio',
  /** Where the counties lie, behind "our work is in five counties"; empty where nothing is to be said. */
  countiesLie: 'around Dayton',
  /** Over the map on the home page; empty: how many cities there are. */
  mapHeading: 'Around Dayton, from Lebanon up to Sidney.',
  /** The largest city you work in, as people name it when they search. */
  metro: 'Dayton',
  /** IANA name: "today" on the legal pages and the time in notices are the shop's. */
  timeZone: 'America/New_York',
  /** Before every lead's reference, so that one knows on the phone what is being read out. Capital letters. */
  referencePrefix: 'SWO',
  foundedYear: 2010,
  emergencyHours: '24/7',
  leadCopyCount: 3,
} as const satisfies CompanyDetails;
