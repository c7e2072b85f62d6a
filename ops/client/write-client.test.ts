// What `npm run new-client` makes of answers, and what it says of those it cannot use.

import { expect, test } from 'vitest';
import { questions, readAnswers } from './answers.ts';
import { lookUpTowns } from './look-up-towns.ts';
import { writeClient } from './write-client.ts';

const given = {
  name: 'O’Neil & Sons Roofing, LLC',
  isReal: 'yes',
  phone: '+1 843.555.0123',
  email: 'office@oneil.example',
  bookingUrl: 'https://book.oneil.example',
  state: 'sc',
  town: 'Mount Pleasant',
  zip: '29464',
  foundedYear: '1998',
  metro: 'Mount Pleasant',
  theServiceArea: 'the Lowcountry',
  serviceArea: 'Lowcountry',
  weekdayHours: '07:30-17:00',
  saturdayHours: 'closed',
  sundayHours: 'closed',
  climate: 'hot and humid, coastal',
  services: 'metal-roofing, roof-repair',
  prices: ['metal 9.50', 'asphalt 5'],
  metalColors: 'bronze, bone-white',
  features: '',
  replyWithin: '4 business hours',
  towns: ['Mount Pleasant (Charleston)', 'Summerville (Dorchester County)'],
  servedTowns: '',
  shortName: 'O’Neil Roofs',
  license: '',
  promises: '',
};

const arizona = { town: 'Tucson', towns: ['Tucson (Pima)'], metro: 'Tucson' };

function written(change: Readonly<Record<string, unknown>> = {}): ReadonlyMap<string, string> {
  const result = readAnswers({ ...given, ...change });
  if ('objections' in result) throw new Error(result.objections.join('\n'));
  const towns = lookUpTowns(result.answers);
  if ('objections' in towns) throw new Error(towns.objections.join('\n'));
  return writeClient(result.answers, towns);
}

test('the company has what was answered, and what follows from it', () => {
  const company = written().get('company.ts');
  for (const line of [
    "name: { value: 'O’Neil & Sons Roofing, LLC', isPlaceholder: false },",
    "value: { display: '(843) 555-0123', e164: '+18435550123' }",
    "region: 'South Carolina',",
    "timeZone: 'America/New_York',",
    "addressLine: 'Mount Pleasant, South Carolina 29464',",
    "shortName: 'O’Neil Roofs',",
    "referencePrefix: 'ONSR',",
  ])
    expect(company).toContain(line);
  expect(JSON.parse(written().get('hours.json') ?? '').hours).toEqual([
    expect.objectContaining({ opens: '07:30', closes: '17:00' }),
    { days: ['Saturday'], opens: null, closes: null },
    { days: ['Sunday'], opens: null, closes: null },
  ]);
});

test('an answer that is only tried out stays a placeholder, which the launch check asks for', () => {
  expect(written({ isReal: 'no' }).get('company.ts')).not.toContain('isPlaceholder: false');
});

test('answers are taken as people type them', () => {
  expect(written({ servedTowns: 'None' }).get('cities/served-towns.ts')).toContain('[]');
  const typed = {
    isReal: 'Yes',
    weekdayHours: '8:00 – 17:00',
    saturdayHours: 'Closed ',
    email: ' office@oneil.example ',
  };
  expect(written(typed).get('hours.json')).toMatch(/"opens": "08:00",\s+"closes": "17:00"/);
  expect(written(typed).get('company.ts')).toContain("value: 'office@oneil.example', isPlaceholder: false");
});

test('only what is offered is on, and only what is laid has a price', () => {
  const switches = written().get('switches.ts');
  expect(switches).toContain("['metal-roofing', 'roof-repair']");
  expect(switches).toContain("offeredMaterials = ['metal', 'asphalt']");
  expect(switches).toContain('voucher: false');
  expect(switches).toContain("climate: readonly Climate[] = ['hot and humid', 'coastal']");
  expect(JSON.parse(written().get('prices.json') ?? '')).toMatchObject({
    dollarsPerSquareFoot: { metal: 9.5, asphalt: 5 },
    // Nobody has gone through the factors that come with the product.
    pricesReviewedOn: null,
  });
});

test('the terms of the voucher and of the lender’s plans are asked for where there are such', () => {
  const offered = { features: 'voucher, financing' };
  const result = readAnswers({ ...given, ...offered });
  expect('objections' in result ? result.objections : []).toEqual([
    'voucherDollars: is missing. The voucher in dollars (like “500”).',
    expect.stringMatching(/^sameAsCashMonths: is missing\. /),
    expect.stringMatching(/^planMonths: is missing\. /),
  ]);
  const terms = { voucherDollars: '250', sameAsCashMonths: '12', planMonths: '36-60' };
  expect(JSON.parse(written({ ...offered, ...terms }).get('offers.json') ?? '')).toMatchObject({
    replyWithinHours: 4,
    replyInBusinessHours: true,
    voucherDollars: 250,
    sameAsCash: { months: [12], ratePercent: 0 },
    extendedPlanMonths: { from: 36, to: 60 },
  });
});

test('a promise that nobody said yes to is not made', () => {
  expect(written().get('claims.ts')).toContain('promiseGrounds: PromiseGrounds = {};');
  expect(written({ promises: 'magnets, samples' }).get('claims.ts')).toMatch(
    /magnets: null,\s*samples: null,/,
  );
});

test('the number of the state is asked for by its name, and a reason why there is none is kept', () => {
  const { message: question } = questions.license;
  expect(question({ state: 'ok' })).toMatch(/^Your registration number of the Oklahoma/);
  expect(question({ state: 'OH' })).toBeNull();
  expect(question({ state: 'MN' })).toMatch(/^Your license number of the Minnesota/);
  const proofOf = (license: string) =>
    JSON.parse(written({ state: 'AZ', ...arizona, license }).get('proof.json') ?? '');
  expect(proofOf('ROC 123456')).toMatchObject({
    license: { kind: 'license', issuer: 'Arizona Registrar of Contractors', number: 'ROC 123456' },
  });
  expect(proofOf('not applicable, because we only inspect')).toMatchObject({
    notApplicable: { license: 'we only inspect' },
  });
  expect(proofOf('')).not.toHaveProperty('license');
});

test('a town has its name, its county, where it lies and where its name stands on the maps', () => {
  expect(written().get('cities/cities.ts')).toContain(
    "{ name: 'Summerville', county: 'Dorchester', latitude: 33.0185, longitude: -80.17565, labelSide: 'right' },",
  );
  expect(written().get('cities/counties.ts')).toContain("inFull: 'Dorchester County', fips: '45035'");
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a phone with a digit short', { phone: '843 555 012' }, 'is no US phone number of ten digits.'],
  ['an unknown state', { state: 'South Carolina' }, 'is no state: write its two letters, SC.'],
  ['a town without a county', { towns: ['Charleston'] }, 'which is no town with its county'],
  ['no town', { towns: [] }, '“” names nothing: name at least one.'],
  ['an unknown service', { services: 'roof-repair, gutters' }, 'has “gutters”, which is not one of roof-rep'],
  ['a service twice', { services: 'roof-repair, roof-repair' }, 'names the same twice: keep one.'],
  ['a price without its point', { prices: ['metal 950'] }, 'has a price for a square foot that cannot be.'],
  ['a material without a price', { prices: ['metal'] }, 'which is no material with its price'],
  ['hours backwards', { weekdayHours: '17:00-08:00' }, '“17:00-08:00” ends before it begins.'],
  ['hours as people say them', { weekdayHours: '8 to 5' }, '“8 to 5” has to be like 08:00-17:00, or closed.'],
  ['neither yes nor no', { isReal: 'maybe' }, '“maybe” has to be yes or no.'],
  ['a reply without its hours', { replyWithin: '24' }, 'has to be like 8 business hours, or 24 hours.'],
  ['a number where no office is known', { license: '123' }, 'that South Carolina licenses or registers'],
  ['a question nobody asks', { fax: '1' }, 'there is no such question, take it out.'],
])('%s is one line with the name of the answer', (_, change, fault) => {
  const result = readAnswers({ ...given, ...change });
  if (!('objections' in result)) throw new Error('It was taken.');
  expect(result.objections).toHaveLength(1);
  expect(result.objections[0]).toMatch(new RegExp(`^${Object.keys(change)}: `));
  expect(result.objections[0]).toContain(fault);
});

test('a file without answers is told every question, with its form or what may be answered', () => {
  const result = readAnswers({ state: 'MN' });
  const lines = 'objections' in result ? result.objections : [];
  expect(lines).toHaveLength(Object.keys(questions).length - 4);
  for (const line of [
    'phone: is missing. Its phone (like “(843) 555-0123”).',
    'climate: is missing. What does the weather ask of a roof? (some of freezing, hot and humid, arid, coastal).',
    'sundayHours: is missing. Open on Sunday (like “closed”).',
    'replyWithin: is missing. How soon do you answer a request? Without the word “business” it holds on weekends and holidays too (like “8 business hours”).',
  ])
    expect(lines).toContain(line);
  expect(lines.join('\n')).toMatch(/^services: is missing\. .*roof-inspection”\)\.$/m);
  expect(lines.join('\n')).toMatch(/^license: may be left out\. Your license number of the Minnesota/m);
  expect(lines.join('\n')).toMatch(/^promises: may be left out\. .*some of closedEveryNight, magnets, /m);
});

test('the short name is the contractor’s own: at a terminal a shorter one is offered, and a file has to say it', () => {
  expect(questions.shortName.initial({ name: 'Palmetto Ridge Roofing, LLC' })).toBe('Palmetto');
  const { shortName: _, ...without } = given;
  expect(readAnswers(without)).toEqual({
    objections: [expect.stringMatching(/^shortName: is missing\. .*12 characters at most/)],
  });
});

test('the metal page offers the colors that the contractor sells', () => {
  expect(JSON.parse(written().get('offers.json') ?? '').metalColors).toEqual(['bronze', 'bone-white']);
  expect(JSON.parse(written({ metalColors: '' }).get('offers.json') ?? '').metalColors).toEqual([]);
});

test('the prices to begin with are offered at the terminal in the form in which they are read', () => {
  const prices = questions.prices.initial();
  expect(readAnswers({ ...given, prices })).toHaveProperty('answers');
});
