// Mistakes that contractors make in their folder, and the one line that names each. Every rule is given a folder made up here.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { CustomerReview, Hours } from '#client/shapes/business.ts';
import type { Fact } from '#client/shapes/fact.ts';
import type { ServiceTexts, Town } from '#client/shapes/town.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import type { MapArea } from '#site/drawings/map/map-views.ts';
import { listLabelConflicts } from '#site/drawings/map/mark-towns.ts';
import { type ClientFolder, type Finding, formatFinding } from './client-folder.ts';
import {
  type Company,
  listCompanyFindings,
  listHoursFindings,
  listPriceFindings,
  listSwitchFindings,
} from './company-rules.ts';
import { readCompilerFindings } from './compiler-findings.ts';
import { listFactFindings } from './fact-rules.ts';
import { listPageFindings } from './page-rules.ts';
import { listPaletteFindings } from './palette-rules.ts';
import {
  listClaimFindings,
  listLogoFindings,
  listPictureFindings,
  listProofFindings,
  listReviewFindings,
} from './proof-rules.ts';
import { listServiceFindings } from './service-rules.ts';
import { type ListedTowns, listLabelFindings, listTownFindings } from './town-rules.ts';
import { listForeignStates, listForeignWeather, listUnknownSlots } from './word-rules.ts';

const today = '2026-11-22';

/** A folder of these files. What a module exports is printed into its text as a formatter would, one field a line. */
function folderOf(
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  texts: Readonly<Record<string, string>> = {},
): ClientFolder {
  const write = (exported: Readonly<Record<string, unknown>>) =>
    Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};`)
      .join('\n')
      .replaceAll(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'");
  const written = Object.entries(modules).map(([file, exported]) => [file, write(exported)] as const);
  return {
    texts: new Map([...written, ...Object.entries(texts)]),
    files: [...Object.keys(modules), ...Object.keys(texts)],
    modules: new Map(Object.entries(modules)),
  };
}

const lines = (findings: readonly Finding[]) => findings.map(formatFinding);

const soundCompany: Company = {
  name: { value: 'Palmetto Ridge Roofing', isPlaceholder: false },
  shortName: 'Palmetto',
  phone: { value: { display: '(843) 555-0123', e164: '+18435550123' }, isPlaceholder: false },
  email: { value: 'office@palmetto.example', isPlaceholder: false },
  bookingUrl: { value: 'https://book.palmetto.example/visit', isPlaceholder: false },
  town: 'Summerville',
  region: 'South Carolina',
  regionCode: 'SC',
  postalCode: '29483',
  countryCode: 'US',
  addressLine: 'Summerville, South Carolina 29483',
  serviceArea: 'Lowcountry',
  theServiceArea: 'the Lowcountry',
  countiesLie: '',
  mapHeading: '',
  metro: 'Charleston',
  timeZone: 'America/New_York',
  referencePrefix: 'PRR',
  foundedYear: 2012,
  emergencyHours: '24/7',
};
const soundHours: Hours = {
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
    { days: ['Saturday', 'Sunday'], opens: null, closes: null },
  ],
  specialDays: [{ name: 'Thanksgiving', on: '2026-11-26', opens: null, closes: null }],
};

const companyLines = (change: Partial<Company>) => {
  const company = { ...soundCompany, ...change };
  return lines(listCompanyFindings(folderOf({ 'client/company.ts': { company } }), company, 2026));
};
const [week, weekend] = soundHours.hours;
if (!week || !weekend) throw new Error('There are two entries of hours.');

test('a company in order is one without findings, closed on Saturdays and Sundays too', () => {
  expect(companyLines({})).toEqual([]);
});

test.each<[string, Partial<Company>, RegExp]>([
  [
    'a phone with a digit short',
    { phone: { value: { display: '(843) 555-012', e164: '+1843555012' }, isPlaceholder: false } },
    /company\.ts:7: \+1843555012 is no US number/,
  ],
  [
    'two numbers for one phone',
    { phone: { value: { display: '(843) 555-0123', e164: '+18435550199' }, isPlaceholder: false } },
    /company\.ts:7: .* are two numbers/,
  ],
  [
    'a mailbox without a host',
    { email: { value: 'office', isPlaceholder: false } },
    /:14: office is no email/,
  ],
  [
    'a booking link without https',
    { bookingUrl: { value: 'palmetto.example', isPlaceholder: false } },
    /palmetto\.example is no address/,
  ],
  ['the state before', { regionCode: 'OH' }, /region is South Carolina and regionCode OH, which is Ohio/],
  ['no state', { regionCode: 'XX' }, /XX is no state/],
  ['a ZIP code of four digits', { postalCode: '2948' }, /2948 is no ZIP code/],
  ['a time zone nobody knows', { timeZone: 'America/Charleston' }, /America\/Charleston is no time zone/],
  ['a long name under the icon', { shortName: 'Palmetto Ridge Roofing' }, /shortName has 22 characters/],
  ['a prefix in small letters', { referencePrefix: 'prr' }, /prr is no prefix/],
  ['a year to come', { foundedYear: 2062 }, /2062 is no year/],
  ['“the” before a noun', { serviceArea: 'the Lowcountry' }, /“the Lowcountry roofs”/],
])('%s is one line that names the field', (_, change, line) => {
  const found = companyLines(change).filter((each) => line.test(each));
  expect(found).toHaveLength(1);
  expect(companyLines(change).length).toBeLessThanOrEqual(2);
});

test.each<[string, Hours['hours'], RegExp]>([
  [
    'hours that end before they begin',
    [{ ...week, opens: '17:00', closes: '08:00' }, weekend],
    /Monday opens at 17:00 and closes at 08:00/,
  ],
  [
    'a forgotten Sunday',
    [week, { ...weekend, days: ['Saturday'] }],
    /Sunday has no hours: a day off has opens and closes null/,
  ],
  ['a day twice', [week, { ...weekend, days: ['Friday', 'Saturday', 'Sunday'] }], /Friday stands twice/],
])('%s is one line', (_, hours, line) => {
  const faults = (given: Hours) =>
    lines(listHoursFindings(folderOf({ 'client/hours.json': { ...given } }), given));
  expect(faults(soundHours)).toEqual([]);
  expect(faults({ ...soundHours, hours })).toEqual([expect.stringMatching(line)]);
});

test('a price below zero and a review that has not come are found; any other price is the contractor’s', () => {
  const prices = (figures: Readonly<Record<string, unknown>>) =>
    lines(listPriceFindings(folderOf({ 'client/prices.json': figures }), 'client/prices.json', today));
  expect(prices({ pricesReviewedOn: today, dollarsPerSquareFoot: { asphalt: 4.75, slate: 40 } })).toEqual([]);
  expect(prices({ pricesReviewedOn: '2027-01-01', dollarsPerSquareFoot: { asphalt: -4.75 } })).toEqual([
    expect.stringMatching(/^client\/prices\.json:1: “2027-01-01” is no day that has come/),
    expect.stringMatching(/^client\/prices\.json:3: asphalt is -4\.75/),
  ]);
});

test.each<[string, 'prices' | 'offers', Readonly<Record<string, unknown>>, RegExp]>([
  ['a lost point', 'prices', { dollarsPerSquareFoot: { tile: 1325 } }, /^tile is 1325 dollars a square foot/],
  ['a roof for nothing', 'prices', { dollarsPerSquareFoot: { tile: 0 } }, /^tile is 0 dollars a square foot/],
  [
    'a house for nothing',
    'prices',
    { multipliers: { stories: { '2': 0 } } },
    /^2 is 0: write a number above/,
  ],
  ['a reply within no hours', 'offers', { offers: { replyWithinHours: 0 } }, /^replyWithinHours is 0/],
  [
    'a crew that comes before it starts',
    'offers',
    { offers: { emergencyArrivalHours: { from: 4, to: 2 } } },
    /^emergencyArrivalHours goes from 4 to 2/,
  ],
])('%s is found', (_, name, figures, fault) => {
  const file = `client/${name}.json` as const;
  expect(listPriceFindings(folderOf({ [file]: figures }), file, today)).toEqual([
    { file, line: expect.any(Number), advice: expect.stringMatching(fault) },
  ]);
});

test('a switch list that is empty or names something twice is found', () => {
  const switches = (lists: Readonly<Record<string, readonly string[]>>) =>
    lines(listSwitchFindings(folderOf({ 'client/switches.ts': lists })));
  const sound = { offeredServices: ['roof-repair'], offeredMaterials: ['tile', 'metal'], climate: ['arid'] };
  expect(switches(sound)).toEqual([]);
  expect(switches({ ...sound, offeredServices: [], climate: [] })).toEqual([
    expect.stringMatching(/^client\/switches\.ts:\d+: offeredServices is empty/),
    expect.stringMatching(/climate is empty/),
  ]);
  expect(switches({ ...sound, offeredMaterials: ['tile', 'metal', 'tile'] })).toEqual([
    expect.stringMatching(/offeredMaterials has tile twice/),
  ]);
});

const state = { name: 'South Carolina', code: 'SC' };
const source = (...sentences: readonly string[]) =>
  folderOf({}, { 'client/cities/summerville/city.ts': sentences.join('\n') });

test('Ohio named on a South Carolina site is found, in words and behind a town', () => {
  const folder = source(
    "lead: 'Under Ohio law you may cancel.',",
    "pageTitle: 'Roofing in Summerville, OH',",
    "text: 'South Carolina licenses roofers; so does West Virginia, not Virginia.',",
  );
  expect(lines(listForeignStates(folder, state)).map((line) => line.slice(0, 60))).toEqual([
    expect.stringMatching(/city\.ts:1: “Ohio”/),
    expect.stringMatching(/city\.ts:2: “OH”/),
    expect.stringMatching(/city\.ts:3: “West Virginia”/),
    expect.stringMatching(/city\.ts:3: “Virginia”/),
  ]);
});

test('a river, a street, a source, a comment and what is meant are no foreign states', () => {
  const folder = source(
    "text: 'Where the Ohio River and Delaware Avenue meet.',",
    "sourceUrl: 'https://codes.ohio.gov/Ohio/rule',",
    '// Ohio was here',
    "text: 'Our crew trained in Georgia.', // meant",
    "text: 'Summerville, SC',",
    "{ name: 'Calais', county: 'Washington' },",
    "county: 'Delaware',",
    "text: 'All of Washington County and the Arkansas Valley.',",
  );
  expect(lines(listForeignStates(folder, state))).toEqual([]);
});

test('an ice dam in a hot climate is found, once in a file, and a monsoon where it is not dry', () => {
  const folder = source("text: 'Ice dams come with snow.',", "text: 'Snow again, and a monsoon.',");
  const found = lines(listForeignWeather(folder, ['hot and humid', 'coastal']));
  expect(found).toEqual([
    expect.stringMatching(/city\.ts:1: “Ice dams” belongs where the climate is freezing/),
    expect.stringMatching(/city\.ts:2: “Snow” /),
    expect.stringMatching(/city\.ts:2: “monsoon” belongs where the climate is arid/),
  ]);
  expect(lines(listForeignWeather(folder, ['freezing', 'arid']))).toEqual([]);
});

test('what a fact says of the weather has a source and may stay', () => {
  const folder = folderOf({}, { 'client/facts/storms.ts': "text: 'Snow fell in 2018.'" });
  expect(listForeignWeather(folder, ['hot and humid'])).toEqual([]);
});

test('a slot that nothing fills is found; one that code fills is none', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code, as it stands in a file
  const folder = source('lead: `{miles} miles, {milesToFranklin} from Franklin, ${company.town}`,');
  expect(lines(listUnknownSlots(folder, new Set(['miles'])))).toEqual([
    expect.stringMatching(/city\.ts:1: nothing fills the slot \{milesToFranklin\}/),
  ]);
});

const summerville: Town = {
  name: 'Summerville',
  county: 'Dorchester',
  latitude: 33.0185,
  longitude: -80.17565,
  labelSide: 'right',
};
const dorchester = { name: 'Dorchester', inFull: 'Dorchester County', fips: '45035', seat: 'St. George' };
const charlestonCounty = {
  name: 'Charleston',
  inFull: 'Charleston County',
  fips: '45019',
  seat: 'Charleston',
};

const townLines = (change: Partial<ListedTowns>, shop = 'Summerville') => {
  const listed = { pagedCities: [summerville], servedTowns: [], counties: [dorchester], ...change };
  const folder = folderOf({
    'client/cities/cities.ts': { pagedCities: listed.pagedCities },
    'client/cities/served-towns.ts': { servedTowns: listed.servedTowns },
    'client/cities/counties.ts': { counties: listed.counties },
    'client/company.ts': { company: { town: shop } },
  });
  return lines(listTownFindings(folder, listed, shop));
};

test.each<[string, Partial<ListedTowns>, RegExp]>([
  ['no city', { pagedCities: [] }, /^client\/cities\/cities\.ts:1: there is no city: list at least one/],
  [
    'a town listed twice',
    { servedTowns: [summerville] },
    /^client\/cities\/served-towns\.ts:3: Summerville is listed twice/,
  ],
  [
    'a county that is not listed',
    { servedTowns: [{ ...summerville, name: 'Goose Creek', county: 'Berkeley' }] },
    /^client\/cities\/served-towns\.ts:3: Goose Creek is in Berkeley County, which is not in client\/cities\/counties\.ts/,
  ],
  [
    'coordinates with a digit wrong',
    { pagedCities: [{ ...summerville, latitude: 38.0185 }] },
    /^client\/cities\/cities\.ts:3: the coordinates of Summerville lie outside Dorchester County, 45035/,
  ],
  [
    'the code of another county',
    { counties: [{ ...dorchester, fips: '45051' }] },
    /the coordinates of Summerville lie outside Dorchester County, 45051/,
  ],
  [
    'a code of no county',
    { counties: [dorchester, { ...charlestonCounty, fips: '45999' }] },
    /^client\/cities\/counties\.ts:\d+: 45999 is the code of no county: look up that of Charleston County/,
  ],
])('%s is one line where it is listed', (_, change, line) => {
  expect(townLines({})).toEqual([]);
  expect(townLines(change)).toEqual([expect.stringMatching(line)]);
});

test('a shop in a town that no list has is found', () => {
  expect(townLines({}, 'Charleston')).toEqual([
    expect.stringMatching(/^client\/company\.ts:2: Charleston is in no list of towns/),
  ]);
});

test('words for a service or an issue that there is not are found in the file of the town', () => {
  const text = (issue: string) => ({
    pageTitle: '',
    pageDescription: '',
    intro: '',
    paragraphs: [],
    points: [],
    issueRemarks: [{ issue, remark: '' }],
    sources: [],
  });
  const found = (services: ServiceTexts) =>
    lines(
      listServiceFindings(
        folderOf(
          { 'client/cities/summerville/services.ts': { services } },
          { 'client/cities/summerville/city.ts': "name: 'Summerville'," },
        ),
        [{ ...summerville, services }],
        new Map([['roof-repair', ['Wind Damage']]]),
      ),
    );
  expect(found({ 'roof-repair': text('Wind Damage') })).toEqual([]);
  expect(found({ 'roof-repair': text('Wind Damages'), 'roof-repiar': text('') })).toEqual([
    expect.stringMatching(/summerville\/services\.ts:\d+: Summerville has words for “roof-repiar”/),
    expect.stringMatching(
      /summerville\/services\.ts:10: “Wind Damages” is no issue of roof-repair: take one of “Wind Damage”/,
    ),
  ]);
});

test('two names that overlap on a map are found, and one that runs off it', () => {
  const near = { ...summerville, name: 'Lincolnville', latitude: 33.0085 };
  const long = { ...summerville, name: `The Village of ${'Very '.repeat(8)}Long Pond`, latitude: 33.2 };
  const areaOf = (...towns: readonly Town[]): MapArea => ({
    shop: { ...summerville, slug: null },
    towns: [summerville, ...towns].map((town) => ({ ...town, slug: town.name as CitySlug })),
    counties: [dorchester],
    river: null,
    highway: null,
  });
  const folder = folderOf({ 'client/cities/cities.ts': { pagedCities: [summerville, near, long] } });
  const found = (...towns: readonly Town[]) =>
    lines(listLabelFindings(folder, listLabelConflicts(areaOf(...towns), 'area'), () => 'the map'));
  expect(found(near)).toEqual([
    expect.stringMatching(
      /^client\/cities\/cities\.ts:3: “Summerville” and “Lincolnville” overlap on the map.*another labelSide/,
    ),
  ]);
  expect(found({ ...near, labelSide: 'below' }, { ...near, name: 'Ladson', labelSide: null })).toEqual([]);
  expect(found(long)).toEqual([
    expect.stringMatching(/^client\/cities\/cities\.ts:17: “The Village .* leaves the map/),
  ]);
});

const permitOffice: Fact = {
  text: 'The Town of Summerville issues the permit.',
  about: 'permit',
  holdsIn: { towns: ['Summerville'] },
  services: 'all',
  source: 'Town of Summerville, building permits',
  sourceUrl: 'https://town.example/building/permits',
  checkedOn: '2026-05-31',
  certainty: 'page',
  telephone: '843-555-0190',
};

const factLines = (fact: unknown) =>
  lines(
    listFactFindings(
      folderOf({ 'client/cities/summerville/facts.ts': { summervilleFacts: { permitOffice: fact } } }),
      ['Summerville'],
      ['Dorchester'],
      ['roof-repair'],
      today,
    ),
  );

test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
  ['without a source', { source: '' }, /names no source/],
  ['with a home page as its source', { sourceUrl: 'https://town.example/' }, /source is a home page/],
  ['without a date', { checkedOn: '' }, /no date checked/],
  ['checked on a day to come', { checkedOn: '2027-05-31' }, /which has not come/],
  ['that is uncertain', { certainty: 'hearsay' }, /uncertain/],
  ['that holds in an unknown town', { holdsIn: { towns: ['Dayton'] } }, /it holds in Dayton/],
  ['that holds in an unknown county', { holdsIn: { counties: ['Miami'] } }, /it holds in Miami County/],
  ['for a misspelled service', { services: ['roof-repair', 'roof-repiar'] }, /it matters for roof-repiar/],
  ['of a storm without its day', { about: 'storm' }, /a storm has happenedOn/],
  [
    'whose brief is no briefer',
    { brief: 'The office of the town issues it, as everybody knows.' },
    /its brief is not shorter/,
  ],
  ['whose brief says another name', { brief: 'Ask Berkeley.' }, /its brief says Berkeley/],
  ['whose figure is not in its words', { figures: { dollars: 50 } }, /its figure 50 is not in its text/],
  ['with a telephone that is none', { telephone: '843 5550190' }, /phone number is not like/],
])('a fact %s is one line at its text', (_, change, fault) => {
  expect(factLines(permitOffice)).toEqual([]);
  const [line, ...others] = factLines({ ...permitOffice, ...change });
  expect(others).toEqual([]);
  expect(line).toMatch(/^client\/cities\/summerville\/facts\.ts:3: the fact “The Town of Summerville/);
  expect(line).toMatch(fault);
});

const proseLines = (page: Readonly<Record<string, unknown>>) =>
  lines(
    listFactFindings(
      folderOf({ 'client/cities/summerville/city.ts': { summerville: { name: 'Summerville', page } } }),
      ['Summerville'],
      [],
      [],
      today,
    ),
  );

test('a permit, a year, a wind speed and a telephone number without their fact are found', () => {
  const lead = 'The town wants a permit since 1989, call 843-555-0190; winds reach 130 mph.';
  const found = proseLines({ lead, keywords: ['permit'], sources: [] });
  expect(found.map((line) => /“(.+)” rests on no fact/.exec(line)?.[1])).toEqual([
    '1989',
    '843-555-0190',
    '130 mph',
    'permit',
  ]);
  expect(found[0]).toMatch(/^client\/cities\/summerville\/city\.ts:4: /);
});

test('what the listed fact says may be said, and a listed fact must be spoken of', () => {
  const lead = 'The Town of Summerville issues the permit: 843-555-0190.';
  expect(proseLines({ lead, sources: [permitOffice] })).toEqual([]);
  expect(proseLines({ lead: 'We work here.', sources: [permitOffice] })).toEqual([
    expect.stringMatching(/does not speak of it: take it out of sources/),
  ]);
});

const review: CustomerReview = {
  isSample: false,
  name: 'A customer',
  location: 'Summerville',
  text: 'They came when they said they would.',
  rating: 5,
  source: { name: 'Google', url: 'https://reviews.example/palmetto/1' },
  writtenOn: '2026-05-31',
};

test.each<[string, Partial<CustomerReview>, RegExp]>([
  ['of nobody', { name: '' }, /has no name/],
  ['without a place', { source: { name: '', url: review.source.url } }, /does not say where/],
  ['on a home page', { source: { name: 'Google', url: 'https://google.example' } }, /give the page/],
  ['without a date', { writtenOn: 'last May' }, /“last May”: write the ISO date/],
])('a review %s is one line', (_, change, fault) => {
  const reviews = [{ ...review, ...change }];
  const folder = folderOf({ 'client/reviews.json': { reviews } });
  expect(listReviewFindings(folder, [review], today)).toEqual([]);
  expect(lines(listReviewFindings(folder, reviews, today))).toEqual([expect.stringMatching(fault)]);
});

test('a job in a town that is not served, of a month that is none, with a picture that is missing, is found', () => {
  const job = { city: 'Dayton', material: 'metal', squares: 20, days: 3, month: '2026-13' };
  const proof = {
    streetAddress: null,
    liabilityInsurance: null,
    workersCompensation: null,
    registrations: [],
    workmanshipWarrantyYears: null,
    manufacturers: [],
    people: [],
    reviewer: { name: 'P. Miller', role: 'owner', reviewedOn: '2027-01-01' },
    jobs: [{ ...job, after: 'first.jpg' }],
    lender: { name: 'Bank', aprPercent: { from: 20, to: 8 }, example: '…' },
  };
  const folder = folderOf({ 'client/proof.json': { proof } });
  expect(lines(listProofFindings(folder, proof, ['Summerville'], today))).toEqual([
    expect.stringMatching(/the job in Dayton is in no town/),
    expect.stringMatching(/“2026-13” is no month/),
    expect.stringMatching(/“2027-01-01” is no day that has come/),
    expect.stringMatching(/APR range/),
  ]);
  const pastDue = { certificate: 'BWC 1', validThrough: 'next May' };
  expect(
    lines(listProofFindings(folder, { ...proof, workersCompensation: pastDue }, ['Dayton'], today)),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/“next May” is no day/)]));
});

test('pictures that are missing or cannot be read are found where they are named, spaces and strange formats too', async () => {
  const pictures = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'pictures-'))}/`);
  onTestFinished(() => rmSync(pictures, { recursive: true }));
  const roof = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a63' } });
  writeFileSync(new URL('our%20roof.jpg', pictures), await roof.jpeg().toBuffer());
  for (const file of ['broken.jpg', 'scan.bmp', 'phone.HEIC']) writeFileSync(new URL(file, pictures), 'no');
  const picturesOf = (...files: readonly string[]) => {
    const folder = folderOf(
      {},
      { 'client/proof.json': files.map((file) => `picture: '${file}',`).join('\n') },
    );
    const there = ['our roof.jpg', 'broken.jpg', 'scan.bmp', 'phone.HEIC'];
    return listPictureFindings(
      { ...folder, files: there.map((file) => `client/pictures/${file}`) },
      pictures,
    );
  };
  expect(await picturesOf('our roof.jpg')).toEqual([]);
  expect(lines(await picturesOf('gone one.png', 'broken.jpg', 'scan.bmp', 'phone.HEIC'))).toEqual([
    'client/proof.json:1: there is no picture gone one.png: put it into client/pictures/.',
    expect.stringMatching(
      /^client\/proof\.json:2: client\/pictures\/broken\.jpg cannot be read\. Save it as \.jpg/,
    ),
    expect.stringMatching(/^client\/proof\.json:3: client\/pictures\/scan\.bmp cannot be read/),
    expect.stringMatching(/^client\/proof\.json:4: client\/pictures\/phone\.HEIC cannot be read/),
  ]);
});

test('a claim rests on a paper that is there already', () => {
  const lineFor = (date: string) => {
    const claims = { customers: { text: '1000+', ground: { paper: 'customer list', date } } };
    return lines(listClaimFindings(folderOf({ 'client/claims.ts': { claims } }), claims, today));
  };
  expect([lineFor('2026-11'), lineFor('2026-11-22')]).toEqual([[], []]);
  for (const date of ['2026-12', '2026-11-23', '2027-03'])
    expect(lineFor(date)).toEqual([
      expect.stringMatching(/^client\/claims\.ts:2: the paper of the claim customers/),
    ]);
});

test('what the compiler says of a slip is one line in the contractor’s file, and a file that is gone is named', () => {
  const told = readCompilerFindings(`client/company.ts(7,21): error TS1005: ',' expected.
client/company.ts(7,50): error TS1002: Unterminated string literal.
client/prices.json(11,3): error TS2322: Type 'string' is not assignable to type 'number'.
content/business/offer-words.ts(3,24): error TS2307: Cannot find module '#client/legal.ts' or its corresponding type declarations.
content/pages/financing.ts(5,24): error TS2307: Cannot find module '#client/legal.ts' or its corresponding type declarations.
`);
  expect([...new Set(lines(told.ofClient))]).toEqual([
    expect.stringMatching(/^client\/company\.ts:7: ',' expected\. .* an apostrophe is written ’/),
    "client/prices.json:11: Type 'string' is not assignable to type 'number'.",
    'client/legal.ts: there is no such file: take it back from your repository, or from a folder that new-client writes (--to).',
  ]);
});

const values = [
  {
    file: 'client/company.ts',
    field: 'name',
    value: 'Palmetto Ridge Roofing and Home Improvement Company, LLC',
  },
  { file: 'client/company.ts', field: 'town', value: 'Summerville' },
];

test('a description that a long name makes too long says which name to shorten', () => {
  const company = { ...soundCompany, name: { value: values[0]?.value ?? '', isPlaceholder: false } };
  const description = `The terms for using the website of ${company.name.value} in Summerville: what its estimates are worth, how the offers work, and what needs a contract.`;
  const page = { path: '/terms-of-service', title: 'Terms', description };
  expect(lines(listPageFindings(folderOf({ 'client/company.ts': { company } }), [page], values))).toEqual([
    expect.stringMatching(
      /^client\/company\.ts:3: the description of \/terms-of-service has \d+ characters, 70 to 155 fit: shorten name \(“Palmetto/,
    ),
  ]);
});

test('a title the contractor wrote himself is named where it stands, and two pages alike are found', () => {
  const pageTitle = 'Roofing Contractor in Summerville, South Carolina, and All Around It';
  const folder = folderOf({ 'client/cities/summerville/city.ts': { page: { pageTitle } } });
  const description = 'd'.repeat(100);
  const pages = [
    { path: '/locations/summerville-sc', title: pageTitle, description },
    { path: '/about', title: 'About us', description },
  ];
  expect(lines(listPageFindings(folder, pages, values))).toEqual([
    expect.stringMatching(/city\.ts:2: the title of \/locations\/summerville-sc has 68 characters/),
    expect.stringMatching(/the description of \/locations\/summerville-sc is also that of \/about/),
    expect.stringMatching(/the description of \/about is also that of/),
  ]);
});

test('a description filled in with a driving time is named in the file of its own town', () => {
  const begin = 'Emergency roof repair in';
  const pageDescription = `${begin} Walterboro, {drive} from our shop. ${'Call first. '.repeat(10)}`;
  const folder = folderOf({
    'client/cities/summerville/services.ts': { page: { pageTitle: `${begin} Summerville` } },
    'client/cities/walterboro/services.ts': { page: { pageTitle: 'After a storm', pageDescription } },
  });
  const description = pageDescription.replace('{drive}', '45 to 60 minutes');
  const page = { path: '/services/emergency-repairs/walterboro-sc', title: 'After a storm', description };
  expect(lines(listPageFindings(folder, [page], values))).toEqual([
    expect.stringMatching(/^client\/cities\/walterboro\/services\.ts:3: /),
  ]);
});

test('a color too pale for its ground, and one that is no color, are one line in the palette each', () => {
  const meanings = '/* 4.5 on --page */ --text: var(--palette-ink); --page: var(--palette-paper);';
  const findings = (ink: string) => {
    const palette = `:root {\n  --palette-ink: ${ink};\n  --palette-paper: #fff;\n}`;
    const folder = folderOf({}, { 'client/palette.css': palette });
    return lines(listPaletteFindings(folder, [meanings], meanings));
  };
  expect(findings('#222')).toEqual([]);
  expect(findings('#ccc')).toEqual([
    'client/palette.css:2: --palette-ink #ccc has too little contrast: 1.61 on --palette-paper (needs 4.5). Make one darker or the other lighter.',
  ]);
  expect(findings('tomato')).toEqual([
    'client/palette.css:2: --palette-ink: tomato is not an opaque color like #ac4314.',
  ]);
});

test('a logo that papers and icons could not draw is found, with the way out', () => {
  const withLogo = (inside: string) =>
    folderOf({}, { 'client/logo.svg': `<svg viewBox="0 0 9 9">${inside}</svg>` });
  expect(listLogoFindings(withLogo('<path d="M0 0h9v9z"/>'))).toEqual([]);
  expect(lines(listLogoFindings(withLogo('<circle r="4"/>')))).toEqual([
    expect.stringMatching(
      /^client\/logo\.svg: it holds <circle>\. Save it with everything turned into paths/,
    ),
  ]);
  expect(lines(listLogoFindings({ ...folderOf({}), files: ['client/logo.png'] }))).toEqual([
    expect.stringMatching(/^client\/logo\.svg: there is no logo\.svg: client\/logo\.png is there, .* traced/),
  ]);
  expect(lines(listLogoFindings(folderOf({})))).toEqual([
    expect.stringMatching(/there is no logo\.svg: put/),
  ]);
});
