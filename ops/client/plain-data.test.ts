// Mistakes in company.ts and in the files of plain data, the line that names each, and the way there from a 0.2.2 folder.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { company } from '#client/company.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { formatFinding, readClientFolder } from './client-folder.ts';
import { jsonSlip, readCompilerFindings } from './compiler-findings.ts';
import { convertClient } from './convert-client.ts';
import { lineOfValue, listDataFindings } from './data-rules.ts';
import { type DataName, dataNames, shapeOf } from './data-shapes.ts';

const invented = join(import.meta.dirname, '../../tests/clients/invented');
const readInvented = (name: DataName) => readFileSync(join(invented, `${name}.json`), 'utf8');

/** What is said of the invented contractor's files after these changes. */
function findingsOf(change: Readonly<Partial<Record<DataName, string>>> = {}, companyChange: object = {}) {
  const changed = { ...company, ...companyChange };
  const modules = new Map<string, Readonly<Record<string, unknown>>>([
    ['client/company.ts', { company: changed }],
  ]);
  const texts = new Map([
    ['client/company.ts', JSON.stringify(changed, null, 2).replaceAll(/"(\w+)":/g, '$1:')],
  ]);
  for (const name of dataNames) {
    const text = change[name] ?? readInvented(name);
    texts.set(`client/${name}.json`, text);
    modules.set(`client/${name}.json`, JSON.parse(text));
  }
  return listDataFindings({ texts, files: [...texts.keys()], modules }).map(formatFinding);
}

// npx vitest run ops/client/plain-data.test.ts -u writes them.
test.each(dataNames)(
  'an editor completes and checks %s.json by the very rules of check:client',
  async (name) => {
    const schema = z.toJSONSchema(shapeOf(name), { io: 'input' });
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../../client/shapes/${name}.schema.json`,
    );
  },
);

test('the files of a contractor in order are without findings', () => {
  expect(findingsOf()).toEqual([]);
});

/** A file of the invented contractor with another value at a path: "hours.0.opens". */
function withValue(name: DataName, path: string, value: unknown): string {
  const file = JSON.parse(readInvented(name));
  const keys = path.split('.');
  const holder = keys.slice(0, -1).reduce((part, key) => part[key], file);
  holder[keys.at(-1) ?? ''] = value;
  return JSON.stringify(file, null, 2);
}

const review = { name: 'A customer', location: '', text: 'They came.', rating: 5, writtenOn: '2026-05-31' };
const source = { name: 'Google', url: 'https://reviews.example/1' };
const lender = { name: 'B', aprPercent: { from: 20, to: 8 }, example: '…' };
const weekend = ['Saturday', 'Sunday'];

test.each<[string, DataName, string, unknown, string]>([
  ['a price typed as a word', 'prices', 'dollarsPerSquareFoot.slate', '18 dollars', 'the number alone, 9.75'],
  ['a lost point', 'prices', 'dollarsPerSquareFoot.slate', 1325, 'is no price of a square foot'],
  ['a roof for nothing', 'prices', 'dollarsPerSquareFoot.slate', 0, 'is no price of a square foot'],
  ['a house for nothing', 'prices', 'multipliers.stories.2', 0, 'stories, 2 is 0: has to be above zero'],
  ['a skylight with cents', 'prices', 'additions.skylightDollars', 450.5, 'is no whole number of dollars'],
  ['a review of prices to come', 'prices', 'pricesReviewedOn', '2999-01-01', 'has not come yet'],
  ['a day of no month', 'prices', 'pricesReviewedOn', '2999-13-25', 'pricesReviewedOn'],
  [
    'a number where words stand',
    'proof',
    'streetAddress',
    12,
    'streetAddress is 12: write it in quotes, "12"',
  ],
  ['a reply within no hours', 'offers', 'replyWithinHours', 0, 'replyWithinHours is 0'],
  [
    'a crew that comes before it starts',
    'offers',
    'emergencyArrivalHours.from',
    9,
    'lower figure comes first',
  ],
  [
    'hours that end before they begin',
    'hours',
    'hours.0.opens',
    '23:30',
    'hours 1: opens comes before closes',
  ],
  ['an hour typed as people say it', 'hours', 'hours.1.opens', '8am', 'write 07:00, or 17:00 for 5 pm'],
  ['a day written short', 'hours', 'hours.1.days', ['Fri'], 'days 1 is "Fri": write one of Monday, Tuesday'],
  ['a forgotten Sunday', 'hours', 'hours.2.days', ['Saturday'], 'hours: Sunday has no hours: a day off has'],
  ['a day twice', 'hours', 'hours.2.days', [...weekend, 'Friday'], 'hours: Friday is there twice'],
  ['a month that does not exist', 'jobs', 'jobs', [{ month: '2026-13' }], 'month is '],
  ['an APR range backwards', 'proof', 'lender', lender, 'the lower figure comes first'],
  ['a certificate through no day', 'proof', 'workersCompensation', { validThrough: 'next May' }, 'is no day'],
  ['a reading that has not come', 'people', 'reviewer', { reviewedOn: '2999-01-01' }, 'has not come yet'],
  ['a review of nobody', 'reviews', 'reviews', [{ ...review, source, name: '' }], 'leave the review out'],
  [
    'a review without a place',
    'reviews',
    'reviews',
    [{ ...review, source: { ...source, name: '' } }],
    'name is ""',
  ],
  ['a review without a date', 'reviews', 'reviews', [{ ...review, writtenOn: 'last May' }], 'is no day'],
  [
    'a review on a home page',
    'reviews',
    'reviews',
    [{ source: { url: 'https://a.example' } }],
    'is a home page',
  ],
])('%s is found in %s.json', (_, name, path, value, fault) => {
  const found = findingsOf({ [name]: withValue(name, path, value) }).filter((each) => each.includes(fault));
  expect(found).toEqual([expect.stringMatching(new RegExp(`^client/${name}\\.json:\\d+: `))]);
});

test('a misspelled name is told where it is, and what is missing', () => {
  expect(findingsOf({ offers: readInvented('offers').replace('voucherDollars', 'voucherDolars') })).toEqual([
    expect.stringMatching(/^client\/offers\.json:1: voucherDollars is missing/),
    expect.stringMatching(/^client\/offers\.json:6: “voucherDolars” is nothing this file can hold/),
  ]);
});

const { phone } = company;
test.each<[string, object, RegExp]>([
  [
    'a phone with a digit short',
    { phone: { value: { display: '(843) 555-012', e164: '+1843555012' } } },
    /no US number/,
  ],
  [
    'two numbers for one phone',
    { phone: { value: { ...phone.value, e164: '+18435550199' } } },
    /are two numbers/,
  ],
  ['a mailbox without a host', { email: { value: 'office' } }, /"office": is no email/],
  ['a booking link without https', { bookingUrl: { value: 'palmetto.example' } }, /is no address/],
  ['the state before', { region: 'Ohio' }, /region is "Ohio": is not the state of regionCode/],
  ['no state', { regionCode: 'XX' }, /"XX": is no state/],
  ['a ZIP code of four digits', { postalCode: '2948' }, /"2948": is no ZIP code/],
  ['a time zone nobody knows', { timeZone: 'America/Duluth' }, /is no time zone/],
  ['a long name under the icon', { shortName: 'Palmetto Ridge Roofing' }, /longer than the 12 characters/],
  ['a prefix in small letters', { referencePrefix: 'prr' }, /"prr": is no prefix/],
  ['a year to come', { foundedYear: 2962 }, /2962: has not come yet/],
  ['“the” before a noun', { serviceArea: 'the Lowcountry' }, /begins with “the”/],
])('%s is one line of company.ts', (_, change, fault) => {
  const found = findingsOf({}, change);
  expect(found).toEqual([expect.stringMatching(/^client\/company\.ts:\d+: /)]);
  expect(found[0]).toMatch(fault);
});

test('the second of two entries is named by its own line', () => {
  const text = '{\n  "jobs": [\n    { "city": "A" },\n    {\n      "city": "B"\n    }\n  ]\n}\n';
  expect(lineOfValue(text, ['jobs', 1, 'city'])).toBe(5);
  expect(lineOfValue(text, ['jobs', 1, 'month'])).toBe(4);
});

const of022 = {
  'company.ts': `export const company = {
  foundedYear: 1987,
  town: 'Duluth', regionCode: 'MN',
  hours: [
    { days: ['Monday'], opens: '06:30', closes: '17:00' },
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], opens: null, closes: null },
  ],
  /** Days with hours of their own. */
  specialDays: [{ name: 'Founders’ Day [open]', on: '2026-12-01', opens: null, closes: null }],
  emergencyHours: '24/7',
};
`,
  'cities/cities.ts': `import type { CityContent } from '#content/cities/city.ts';
export const pagedCities = [{ name: 'Duluth', county: 'St. Louis', isOnRiver: true }] as const;`,
  'cities/served-towns.ts': `import type { Town } from '#content/cities/city.ts';
export const servedTowns: readonly Town[] = [
  { name: 'Proctor', county: 'St. Louis' },
];`,
  'claims.ts':
    "import { offers } from './offers.ts';\nexport const claims = { of: offers.voucherDollars };\n",
  'offers.ts': `export const offers = ${readInvented('offers').replace(/\n.*schema.*/, '')};`,
  'prices.ts': `export const pricesReviewedOn = '2026-10-05';
export const dollarsPerSquareFoot = { metal: 10.5 } as const;
export const multipliers = {
  stories: { '1': 1, '2': 1.1, '3+': 1.25 },
  roofPitch: { low: 1, standard: 1, steep: 1.3, 'very-steep': 1.5 },
  roofAccess: { easy: 1, moderate: 1, difficult: 1.15, 'very-difficult': 1.35 },
} as const;
export const additions = { gutterDollarsPerSquareFoot: 0.4, skylightDollars: 650, chimneyDollars: 950 };
export const rangeFactors = { low: [0.9, 0.8], high: 1.2 } as const;`,
  'proof.ts': `export const proof = {
  streetAddress: '1 Elm Street', liabilityInsurance: null, workersCompensation: null, registrations: [],
  license: { issuer: 'Board', number: '7' }, workmanshipWarrantyYears: 5, manufacturers: [], lender: null,
  people: [{ name: 'Dana', role: 'Owner', picture: 'dana.png' }], reviewer: null,
  jobs: [{ picture: 'job.jpg', city: 'Duluth', material: 'metal', squares: 20, days: 2, month: '2026-05' }],
};`,
  'reviews.ts': `export const reviews = [{
  isSample: false, name: 'Ann', location: '', text: 'Good.', rating: 5,
  source: { name: 'Google', url: 'https://reviews.example/1' }, writtenOn: '2026-05-31',
}];`,
};

test('a folder of 0.2.2 keeps every hour, price, offer, review, person, job and paper, and its towns are placed', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'cities'));
  for (const [file, text] of Object.entries(of022)) writeFileSync(join(folder, file), text);
  expect(await convertClient(folder)).toBe(true);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  for (const name of dataNames) expect(shapeOf(name).safeParse(read(name)).error, name).toBeUndefined();
  expect(read('hours')).toMatchObject({
    hours: [{ days: ['Monday'], opens: '06:30' }, { opens: null }],
    specialDays: [{ name: 'Founders’ Day [open]' }],
  });
  expect(read('prices')).toMatchObject({
    pricesReviewedOn: '2026-10-05',
    dollarsPerSquareFoot: { metal: 10.5 },
  });
  expect(read('jobs').jobs).toEqual([expect.objectContaining({ after: 'job.jpg', days: 2 })]);
  expect(read('people')).toMatchObject({ people: [{ name: 'Dana' }], reviewer: null });
  expect(read('reviews').reviews).toEqual([expect.not.objectContaining({ isSample: false })]);
  const company = readFileSync(join(folder, 'company.ts'), 'utf8');
  expect(company).not.toMatch(/hours:|specialDays/);
  expect(company).toMatch(/regionCode: 'MN',\n {2}emergencyHours: '24\/7',\n\}/);
  const typed = (name: string) => readFileSync(join(folder, `${name}.ts`), 'utf8');
  expect(typed('cities/cities')).toContain("from '#client/shapes/town.ts'");
  for (const file of ['cities/cities', 'cities/served-towns'])
    expect(typed(file)).toMatch(/county: 'St. Louis', latitude: 46\.\d+, longitude: -92\.\d+, labelSide: /);
  expect(typed('cities/counties')).toContain("inFull: 'St. Louis County', fips: '27137'");
  expect(typed('claims')).toContain('export const promiseGrounds');
  expect(readFileSync(join(folder, 'claims.ts'), 'utf8')).toContain("from '#client/shapes/offers.ts'");
  expect(await convertClient(folder)).toBe(false);
});

test('a price typed as $9.75 or 9,75, and any other slip, is told without a word of programming', () => {
  expect(jsonSlip).toMatch(/^This cannot be read\. .* the line before .*9\.75, without \$; .*in quotes/);
  for (const code of ['TS1328', 'TS1327', 'TS1005', 'TS1127'])
    expect(readCompilerFindings(`client/prices.json(6,14): error ${code}: Expected.`).ofClient).toEqual([
      { file: 'client/prices.json', line: 6, advice: jsonSlip },
    ]);
});

// The compiler lets it pass.
test('a comma too many is told with its line, without a word of programming', async () => {
  const root = makeFolder();
  mkdirSync(join(root, 'client'));
  writeFileSync(join(root, 'client/prices.json'), '{\n  "slate": 1,\n}\n');
  const { findings } = await readClientFolder(root);
  expect(findings.map(formatFinding)).toEqual([`client/prices.json:3: ${jsonSlip}`]);
});
