import { expect, test } from 'vitest';
import type { Proof } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import { describeLicenseGap, listMissingProof } from './launch-gaps.ts';
import {
  areAllAnswered,
  describeJob,
  describeLicense,
  describeRegistrationIn,
  describeReview,
  listJobs,
  listLenderProof,
  listPapers,
  listPeople,
  listPortraits,
  listWarrantyProof,
} from './proof-words.ts';

const empty: Proof = {
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

const job = {
  after: 'kettering.jpg',
  city: 'Kettering',
  material: 'architectural shingles',
  squares: 24,
  days: 2,
  month: '2026-05',
} as const;

const filled: Proof = {
  streetAddress: '1 Mill Street',
  liabilityInsurance: { insurer: 'Sample Mutual', limitDollars: 1_000_000 },
  workersCompensation: { certificate: 'BWC certificate 12345678', validThrough: '2027-06-30' },
  registrations: [{ place: 'Sidney', number: '1234', year: 2026 }],
  workmanshipWarrantyYears: 10,
  warrantyTransfer: 'It passes once, within 30 days of the sale.',
  deckingSheetDollars: 95,
  crew: 'Our own employees',
  payments: 'A tenth at signing, the rest after the final walk',
  manufacturers: [{ name: 'Sample', products: 'shingles', certificate: 'Certified Installer' }],
  people: [{ name: 'Dana Whitaker', role: 'Owner' }],
  reviewer: { name: 'Dana Whitaker', role: 'Owner', reviewedOn: '2026-11-22' },
  jobs: [job],
  lender: { name: 'Sample Bank', aprPercent: { from: 8, to: 18 }, example: '$10,000 over 60 months' },
};

test('our own roof is measured by the questions only when all of them are answered', () => {
  expect(areAllAnswered(filled)).toBe(true);
  expect(areAllAnswered(empty)).toBe(false);
  for (const field of ['streetAddress', 'workmanshipWarrantyYears', 'deckingSheetDollars', 'crew'] as const)
    expect(areAllAnswered({ ...filled, [field]: null }), field).toBe(false);
  expect(areAllAnswered({ ...filled, registrations: [] })).toBe(false);
});

test('a license number is printed where one is given', () => {
  const license = {
    kind: 'license',
    issuer: 'SC Residential Builders Commission',
    number: 'RBS.1234',
  } as const;
  expect(describeLicense(empty)).toBe('');
  expect(describeLicense({ ...empty, license })).toBe('License: SC Residential Builders Commission RBS.1234');
  expect(listPapers({ ...empty, license })).toEqual([
    { term: 'License', value: 'SC Residential Builders Commission RBS.1234' },
  ]);
});

test('the number of the state is asked for where one is needed, or nothing is known, and called what it is', () => {
  const license = {
    kind: 'registration',
    issuer: 'Construction Industries Board',
    number: '80001234',
  } as const;
  expect(describeLicenseGap(empty, 'OK')).toMatch(/^There is no registration number of the Oklahoma/);
  expect(describeLicenseGap(empty, 'MN')).toMatch(/^There is no license number of the Minnesota/);
  expect(describeLicenseGap({ ...empty, license }, 'OK')).toBeNull();
  expect(describeLicenseGap(empty, 'OH')).toBeNull();
  expect(describeLicenseGap({ ...empty, license }, 'MN')).toMatch(/is a license: write "kind": "license"/);
  expect(describeLicenseGap(empty, 'FL')).toMatch(/license or register roofers\? The product does not/);
  expect(describeLicenseGap({ ...empty, license }, 'FL')).toBeNull();
  expect(
    describeLicenseGap({ ...empty, notApplicable: { license: 'Commercial roofs only' } }, 'OK'),
  ).toBeNull();
});

test('what is empty is listed for the launch, and nothing of it is printed', () => {
  expect(listMissingProof(empty)).toHaveLength(Object.keys(empty).length);
  const reason = { registrations: 'No city here registers roofers' };
  expect(listMissingProof({ ...empty, notApplicable: reason })).toHaveLength(Object.keys(empty).length - 1);
  expect([
    ...listPapers(empty),
    ...listWarrantyProof(empty),
    ...listPeople(empty),
    ...listLenderProof(empty),
  ]).toEqual([]);
  expect(describeRegistrationIn('Sidney', empty)).toBe('');
  expect(describeReview(empty)).toBe('');
});

test('what is filled is printed, and no longer asked for', () => {
  expect(listMissingProof(filled)).toEqual([]);
  expect(
    [
      ...listPapers(filled),
      ...listWarrantyProof(filled),
      ...listPeople(filled),
      ...listLenderProof(filled),
    ].map(({ term, value }) => `${term}: ${value}`),
  ).toEqual([
    'Liability insurance: $1,000,000, Sample Mutual',
    'Workers’ compensation: BWC certificate 12345678, valid through June 30, 2027',
    'Registrations: Sidney 1234 (2026)',
    'Workmanship warranty: 10 years',
    'If you sell the house: It passes once, within 30 days of the sale.',
    'A sheet of new decking: $95',
    'Who is on your roof: Our own employees',
    'When you pay: A tenth at signing, the rest after the final walk',
    'Manufacturers: Sample shingles, Certified Installer',
    'Owner: Dana Whitaker',
    'Lender: Sample Bank',
    'APR: 8% to 18%',
    'Example: $10,000 over 60 months',
  ]);
  expect(describeRegistrationIn('Sidney', filled)).toBe('Registered with Sidney, No. 1234 (2026).');
  expect(describeRegistrationIn('Troy', filled)).toBe('');
  expect(describeReview(filled)).toBe('Reviewed by Dana Whitaker, Owner, November 22, 2026.');
  expect(describeJob(job)).toBe('architectural shingles, 24 squares, 2 days');
  expect(describeJob({ ...job, priceDollars: { from: 11_000, to: 13_500 } })).toBe(
    'architectural shingles, 24 squares, 2 days, $11,000 to $13,500',
  );
});

// Proves R22d.3.
test('a job is shown in its own city and on pages of no city', () => {
  expect(listJobs(undefined, filled)).toEqual([job]);
  expect(listJobs('Kettering', filled)).toEqual([job]);
  expect(listJobs('Troy', filled)).toEqual([]);
});

// Proves R22d.3.
test('somebody with a portrait has a place of their own, and is not named a second time', () => {
  const [owner] = filled.people;
  const people = [
    { name: 'Lee Novak', role: 'Foreman', picture: 'lee.jpg', since: 2004 },
    ...(owner ? [owner] : []),
  ];
  expect(listPortraits({ ...filled, people }).map(({ name }) => name)).toEqual(['Lee Novak']);
  expect(listPeople({ ...filled, people })).toEqual([{ term: 'Owner', value: 'Dana Whitaker' }]);
  expect(listPortraits(empty)).toEqual([]);
});

test('the site prints no proof that was made up: as delivered, all of it is empty', () => {
  expect(listMissingProof(proof)).toHaveLength(
    Object.keys(proof).filter((name) => name !== '$schema').length,
  );
});
