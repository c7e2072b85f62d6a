import type { Proof } from '#client/shapes/business.ts';

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
