// What we can show a homeowner. Empty until there is something; nothing here may be made up. What is filled in is printed, and
// `npm run check:launch` lists what is still empty. What each entry holds: content/business/proof.ts.

import type { Proof } from '#content/business/proof.ts';

export const proof: Proof = {
  streetAddress: null,
  liabilityInsurance: null,
  workersCompensation: null,
  registrations: [],
  workmanshipWarrantyYears: null,
  manufacturers: [],
  people: [],
  reviewer: null,
  jobs: [],
  lender: null,
};
