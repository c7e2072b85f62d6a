// What every page prints, in words: whole sentences, and nothing that holds only elsewhere. What is expected follows from
// client/: the tests of a release read the sites of other contractors with it, who live in another climate, of whose state
// no law was read, who claim nothing and leave much out.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { roofCostOptions } from '#calculators/roof-cost/answers.ts';
import { describePitchLimit } from '#calculators/roof-cost/pitch-limits.ts';
import { claims } from '#client/claims.ts';
import type { Climate, Features } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import { climate, features, offeredMaterials } from '#client/switches.ts';
import { claimPlaces } from '#content/business/claim-words.ts';
import { hasShop, pricesDecking } from '#content/business/proof-words.ts';
import { cities } from '#content/cities/cities.ts';
import { residentialCode } from '#content/facts/residential-code.ts';
import { stateFacts } from '#content/facts/state-law.ts';
import { isOffered } from '#content/services/service-slugs.ts';
import { serviceList } from '#content/services/services.ts';
import { type Route, routes } from '#site/search-listing/indexed-routes.ts';
import { everyPath, rootOf, wordsOf } from './built-pages.ts';

test.describe.configure({ mode: 'default' });

interface Printed {
  /** The path of a page, or of a folder of calculators/. */
  readonly where: string;
  readonly text: string;
}

/** Every string in `words`, however deep. */
function listStrings(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(listStrings) : [];
}

/** The paragraphs, headings and labels of a page, and what result lists show of it; not its scripts. */
function readTexts(path: string): readonly string[] {
  const root = rootOf(path);
  const attributes = (name: string, selector: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const blocks = 'h1,h2,h3,h4,p,li,dt,dd,figcaption,th,td,title,desc,text,a,button,label';
  return [
    ...attributes('aria-label', '[aria-label]'),
    ...attributes('content', 'meta[name="description"], meta[name="keywords"], meta[property]'),
    ...root
      .querySelectorAll(blocks)
      .filter((block) => !block.querySelector('p,li,dd,h3'))
      .map((block) => block.textContent.trim()),
  ];
}

/** What a calculator says after its first step, which alone is in its page. */
async function readCalculator(name: string): Promise<readonly string[]> {
  const folder = new URL(`../../calculators/${name}/`, import.meta.url);
  const files = readdirSync(fileURLToPath(folder)).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => listStrings({ ...module }));
}

let printed: readonly Printed[] = [];
test.beforeAll(async () => {
  const pitchLimits = roofCostOptions.roofType.flatMap((roofType) =>
    roofCostOptions.roofPitch.map((roofPitch) => describePitchLimit({ roofType, roofPitch }) ?? ''),
  );
  const texts = [
    ...everyPath().map((path) => [path, readTexts(path)] as const),
    ['calculators/roof-cost', [...(await readCalculator('roof-cost')), ...pitchLimits]] as const,
    ['calculators/energy-savings', await readCalculator('energy-savings')] as const,
  ];
  printed = texts.flatMap(([where, found]) => found.map((text) => ({ where, text })));
});

const find = (words: RegExp, isMeant: (where: string) => boolean = () => true, texts = printed) =>
  texts
    .filter(({ where, text }) => isMeant(where) && words.test(text))
    .map(({ where, text }) => `${where}: ${text.slice(0, 200)}`);

const routeOf = new Map(routes.map((route) => [route.path, route]));

/** False where the contractor himself has written about a town. */
function isOfTheProduct(path: string): boolean {
  const route: Route | undefined = routeOf.get(path);
  if (route?.kind !== 'city' && route?.kind !== 'service-in-city') return true;
  return cities[route.city].page === undefined && cities[route.city].services === undefined;
}

test('every sentence is whole', () => {
  const broken =
    /undefined|\bnull\b|\bNaN\b|\(\s*\)|\S\s[,.;](?!\d)|,,|,\.|(?<!\.)\.\.(?!\.)|[a-z] {2,}[a-z]|: *\.|^[,.;]|\+ 0 /;
  // The reference is filled in by the server.
  expect(find(broken, (path) => path !== '/request-received')).toEqual([]);
});

test('every service has its four figures, or three where one belongs to a feature that is off, five to seven issues, and five questions or more', () => {
  // The voucher and the hours of the emergency line are figures of their own.
  const fewest = Object.values(features).every(Boolean) ? 4 : 3;
  for (const { title, specs, issues, questions } of serviceList) {
    expect(specs.length, title).toBeGreaterThanOrEqual(fewest);
    expect(specs.length, title).toBeLessThanOrEqual(4);
    expect([5, 6, 7], title).toContain(issues.length);
    expect(questions.length, title).toBeGreaterThanOrEqual(5);
  }
});

/** Words that hold in one climate alone. */
const weather: Partial<Record<Climate, RegExp>> = {
  freezing: /\b(?:ice|icicles?|icy|snow\w*|frost\w*|freez\w*|froze\w*|thaw\w*|winters?|heating climate)\b/i,
  coastal: /\bsalt (?:air|water|spray)|tropical|hurricane|coastal|storm surge|sea breeze/i,
  arid: /\bmonsoon|downpour|haboob|dust storm/i,
};

test('nothing is said of weather that never comes here, and what freezes is spoken of where it does', () => {
  // The sources of a storm are named as they call themselves.
  const ours = (path: string) => path !== '/storms' && isOfTheProduct(path);
  for (const [name, words] of Object.entries(weather))
    if (!climate.includes(name as Climate)) expect(find(words, ours)).toEqual([]);
    else if (name === 'freezing') expect(find(words).length).toBeGreaterThan(5);
});

test('no code and no law is quoted that nobody has read, and what was read is', () => {
  // "energy code" is said of every commercial roof; terms and privacy speak of law in general.
  const code =
    /(?<!energy |ZIP )\bcodes?\b(?! of)|\bsections? \d|Revised Code|Administrative Code|\brule \d/i;
  if (residentialCode || Object.keys(stateFacts).length > 0)
    return expect(find(code).length).toBeGreaterThan(5);
  const inGeneral = ['/terms-of-service', '/privacy-policy'];
  expect(find(code, (path) => path !== '/privacy-policy')).toEqual([]);
  expect(find(/\blaws?\b/i, (path) => !inGeneral.includes(path))).toEqual([]);
  expect(find(/storms? by date|by date\b/i)).toEqual([]);
});

/** As claimPlaces calls the pages. */
function placeOf(path: string): string {
  const route = routeOf.get(path);
  return route && route.kind !== 'page' && route.kind !== 'service' ? route.kind : path.slice(1) || 'home';
}

/** The words of a page by their places: its own part, and what every page has around it, the bars with the header. */
function listPlaces(path: string) {
  const places = [
    ['header', 'body > :not(main, main ~ *)'],
    [placeOf(path), 'main'],
    ['footer', 'main ~ *'],
  ] as const;
  return places.map(([place, selector]) => {
    const words = rootOf(path).querySelectorAll(selector).map(wordsOf).join(' ').toLowerCase();
    return { path, place, words };
  });
}

test('a claim is printed where it has its place and nowhere else, and one that is not made is not printed', () => {
  const anyClaim =
    /\bsince (?:19|20)\d\d|\d\+ (?:customers|projects)|years of? ?experience|happy customers|on site in|stated value|\$\d+ value|\d–\d+ years|Licensed & Insured/i;
  if (Object.keys(claims).length === 0) expect(find(anyClaim)).toEqual([]);
  const everyPlace = everyPath().flatMap(listPlaces);
  for (const [name, { text }] of Object.entries(claims)) {
    const meant: readonly string[] = claimPlaces[name as keyof typeof claimPlaces];
    const printing = everyPlace.filter(({ words }) => words.includes(text.toLowerCase()));
    const isPlaced = everyPath().some((path) => meant.includes(placeOf(path)));
    // Prices whose review is long past are not called monthly.
    if (isPlaced && name !== 'calculatorPricing')
      expect(
        printing.filter(({ place }) => place !== 'header'),
        name,
      ).not.toEqual([]);
    expect(
      printing.some(({ place }) => place === 'header'),
      name,
    ).toBe(meant.includes('header'));
    // The year alone stands beside the experience in towns, and the sample is of an invented roof.
    const isSaidAlone = (path: string) =>
      path.startsWith('/samples/') || (name === 'since' && path.startsWith('/services/'));
    const elsewhere = printing.filter(({ path, place }) => !meant.includes(place) && !isSaidAlone(path));
    expect(
      elsewhere.map(({ path, place }) => `${path}: ${place}`),
      name,
    ).toEqual([]);
  }
});

test('no shop is spoken of or drawn where there is none, no price of a sheet of decking, and no number of a city', () => {
  if (!hasShop) expect(find(/\bour shop\b|roofer’s shop|^shop$|directions/i)).toEqual([]);
  if (!pricesDecking)
    expect(find(/(?:per|each|of a) sheet|agreed in advance/i, (path) => path !== '/before-you-sign')).toEqual(
      [],
    );
  if (proof.notApplicable?.registrations !== undefined)
    expect(find(/city registers contractors/i)).toEqual([]);
});

/** What is said where a feature is on: words, and addresses. */
const signs: Readonly<Record<keyof Features, RegExp>> = {
  financing: /financing|same.as.cash|\blender/i,
  energyCalculator: /energy.savings.calculator|energy report/i,
  emergencyLine: /24\/7|emergenc|day or night/i,
  voucher: /voucher/i,
  claimHelp: /claim assistance|meet your adjuster/i,
};

test('a feature is spoken of and linked where it is on, and nowhere where it is off', () => {
  const addresses = everyPath().flatMap((where) =>
    rootOf(where)
      .querySelectorAll('[href], [src], [action], script[type="application/ld+json"]')
      .map(({ attributes: { href, src, action }, textContent }) => href ?? src ?? action ?? textContent)
      .map((text) => ({ where, text })),
  );
  const onPages = printed.filter(({ where }) => where.startsWith('/'));
  for (const [name, isOn] of Object.entries(features)) {
    const found = find(signs[name as keyof Features], isOfTheProduct, [...onPages, ...addresses]);
    if (isOn) expect(found, name).not.toEqual([]);
    else expect(found, name).toEqual([]);
  }
});

test('nothing refers to a service or a material that is not offered, nor to more materials than there are', () => {
  const named = {
    'commercial-roofing': /commercial.roofing|churches/i,
    'tile-roofing': /tile.roofing/i,
    'metal-roofing': /metal.roofing/i,
    'flat-roof-systems': /on flat roofs/i,
  } as const;
  for (const [slug, words] of Object.entries(named))
    if (!isOffered(slug as keyof typeof named)) expect(find(words, isOfTheProduct), slug).toEqual([]);
  const materials: readonly string[] = offeredMaterials;
  const onPages = (path: string) => path.startsWith('/') && isOfTheProduct(path);
  for (const [material, words] of Object.entries({
    asphalt: /same as 3-tab/i,
    slate: /(?<!built for tile or )slate/i,
    wood: /wood shingles/i,
  }))
    if (!materials.includes(material)) expect(find(words, onPages), material).toEqual([]);
  const sixMaterials = /\b(?:all|the) six\b|\bsix (?:roof )?materials/i;
  if (materials.length !== 6) expect(find(sixMaterials)).toEqual([]);
});
