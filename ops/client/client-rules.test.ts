// Mistakes that contractors make in their folder, and the one line that names each, in folders made up here.

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Fact } from '#client/shapes/fact.ts';
import type { ServiceTexts, Town } from '#client/shapes/town.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import type { MapArea } from '#site/drawings/map/map-views.ts';
import { listLabelConflicts } from '#site/drawings/map/mark-towns.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { type ClientFolder, type Finding, formatFinding } from './client-folder.ts';
import { listFactFindings } from './fact-rules.ts';
import { listPageFindings } from './page-rules.ts';
import { listPaletteFindings } from './palette-rules.ts';
import { listClaimFindings, listJobFindings, listLogoFindings, listPictureFindings } from './proof-rules.ts';
import { listSwitchFindings } from './switch-rules.ts';
import { listServiceFindings, listUnknownSlots } from './text-rules.ts';
import { type ListedTowns, listLabelFindings, listTownFindings } from './town-rules.ts';

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

test('a switch list that is empty or names something twice is found, and a material without a price', () => {
  const prices = { dollarsPerSquareFoot: { tile: 12, metal: 10 } };
  const switches = (lists: Readonly<Record<string, readonly string[]>>) =>
    lines(listSwitchFindings(folderOf({ 'client/switches.ts': lists, 'client/prices.json': prices })));
  const sound = { offeredServices: ['roof-repair'], offeredMaterials: ['tile', 'metal'], climate: ['arid'] };
  expect(switches(sound)).toEqual([]);
  expect(switches({ ...sound, offeredServices: [], climate: [] })).toEqual([
    expect.stringMatching(/^client\/switches\.ts:\d+: offeredServices is empty/),
    expect.stringMatching(/climate is empty/),
  ]);
  expect(switches({ ...sound, offeredMaterials: ['tile', 'slate', 'tile'] })).toEqual([
    expect.stringMatching(/^client\/prices\.json:\d*:? ?there is no price for slate/),
    expect.stringMatching(/offeredMaterials has tile twice/),
  ]);
});

const source = (...sentences: readonly string[]) =>
  folderOf({}, { 'client/cities/summerville/city.ts': sentences.join('\n') });

test('a slot that nothing fills is found; one that code fills is not', () => {
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
  ['checked on a day to come', { checkedOn: '2027-05-31' }, /which has not come/],
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

test('a job in a city that is not served is found', () => {
  const job = { after: 'first.jpg', city: 'Dayton', material: 'metal', squares: 20, month: '2026-05' };
  const found = (city: string) =>
    lines(
      listJobFindings(folderOf({ 'client/jobs.json': { jobs: [job] } }), [{ ...job, city }], ['Summerville']),
    );
  expect(found('Summerville')).toEqual([]);
  expect(found('Dayton')).toEqual([
    expect.stringMatching(/^client\/jobs\.json:\d+: the job in Dayton is in no town/),
  ]);
});

test('pictures that are missing or cannot be read are found where they are named, spaces and strange formats too', async () => {
  const pictures = pathToFileURL(`${makeFolder()}/`);
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

test('a title that the contractor wrote is named where it stands, one of long names in company.ts, and two alike are found', () => {
  const pageTitle = 'Roofing Contractor in Summerville, South Carolina, and All Around It';
  const file = 'client/cities/summerville/city.ts';
  const folder = folderOf({ [file]: { page: { pageTitle } }, 'client/company.ts': {} });
  const description = 'd'.repeat(100);
  const pages = [
    { path: '/locations/summerville-sc', title: pageTitle, description, files: [file] },
    {
      path: '/about',
      title: `Palmetto Ridge ${'Roofing '.repeat(9)}`,
      description: 'e'.repeat(80),
      files: [],
    },
    { path: '/contact', title: 'Contact', description, files: [] },
  ];
  expect(lines(listPageFindings(folder, pages))).toEqual([
    expect.stringMatching(
      /city\.ts:2: the title of \/locations\/summerville-sc has 68 characters.*: rewrite it/,
    ),
    expect.stringMatching(/the description of \/locations\/summerville-sc is also that of \/contact/),
    expect.stringMatching(
      /^client\/company\.ts: the title of \/about has 87 characters.*: shorten the names/,
    ),
    expect.stringMatching(/the description of \/contact is also that of/),
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
