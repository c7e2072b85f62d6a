// What we can show a homeowner. Empty until there is something; nothing here may be made up. What is filled in is printed, and
// `npm run check:launch` lists what is still empty. What each entry holds: client/shapes/business.ts.

import type { Proof } from '#client/shapes/business.ts';

export const proof: Proof = {
  streetAddress: null,
  liabilityInsurance: null,
  workersCompensation: null,
  registrations: [],
  workmanshipWarrantyYears: null,
  warrantyTransfer: null,
  deckingSheetDollars: null,
  crew: null,
  payments: null,
  manufacturers: [],
  people: [],
  reviewer: null,
  jobs: [],
  lender: null,
};
