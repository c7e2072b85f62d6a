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
