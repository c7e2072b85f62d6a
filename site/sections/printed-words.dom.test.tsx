// What every page prints for a contractor in another climate, of whose state no law and no code was read, and who makes no
// claims: nothing that holds only elsewhere, and every sentence whole. Read from the pages as printed, because the sources
// hold all of it.

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as towns from '#client/cities/cities.ts';
import { claims, promiseGrounds } from '#client/claims.ts';
import * as counties from '#client/facts/counties.ts';
import * as storms from '#client/facts/storms.ts';
import type { Climate } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import * as switches from '#client/switches.ts';
import * as stateLaw from '#content/facts/state-law.ts';
import terms from '#content/legal/terms.md?raw';

let silenced = 0;

/** The client's own words are no words of the product. */
function silence(words: unknown): unknown {
  if (typeof words === 'string') return `Words of the client, ${++silenced}.`;
  if (Array.isArray(words)) return words.map(silence);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, name === 'sources' ? [] : silence(value)]),
  );
}

interface Town {
  readonly page?: unknown;
  readonly services?: unknown;
}

/** Towns that keep where they lie and lose what is said of them. */
const silenceTowns = (towns: readonly Town[]) =>
  towns.map((town) => ({ ...town, facts: {}, page: silence(town.page), services: silence(town.services) }));

const silenceFacts = (facts: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      { ...fact, text: silence(name), brief: undefined, source: silence(name) },
    ]),
  );

/** A module with `change` made to each of its exports. */
function changed<Value>(actual: Readonly<Record<string, Value>>, change: (exported: Value) => unknown) {
  return () => Object.fromEntries(Object.entries(actual).map(([name, exported]) => [name, change(exported)]));
}

const known = [
  '#content/facts/state-law.ts',
  '#content/facts/residential-code.ts',
  '#client/claims.ts',
  '#client/legal.ts',
  '#client/shapes/proof.ts',
];

const without = (list: readonly string[], ...left: readonly string[]) =>
  list.filter((each) => !left.includes(each));

/**
 * The contractor of client/ in this climate; `knows`: with the law, the code and a recognizable text for each claim, and
 * with all he offers; otherwise without 3-tab shingles, metal, flat and commercial roofs.
 */
function useClient(climate: readonly Climate[], knows: boolean) {
  vi.resetModules();
  vi.doMock('#client/switches.ts', () => ({
    ...switches,
    climate,
    offeredMaterials: knows
      ? switches.offeredMaterials
      : without(switches.offeredMaterials, 'asphalt', 'metal'),
    offeredServices: knows
      ? switches.offeredServices
      : without(switches.offeredServices, 'commercial-roofing', 'flat-roof-systems', 'metal-roofing'),
  }));
  vi.doMock('#client/cities/cities.ts', changed(towns, silenceTowns));
  vi.doMock('#client/facts/storms.ts', changed(storms, silenceFacts));
  vi.doMock('#client/facts/counties.ts', changed(counties, silenceFacts));
  for (const path of known) vi.doUnmock(path);
  if (knows) {
    vi.doMock('#client/claims.ts', () => ({
      claims: Object.fromEntries(
        Object.keys(claims).map((name) => [name, { text: `«${name}»`, ground: null }]),
      ),
      promiseGrounds,
    }));
    return;
  }
  vi.doMock('#content/facts/state-law.ts', () => ({
    ...stateLaw,
    stateFacts: {},
    lawFacts: {},
    localExamples: {},
  }));
  vi.doMock('#content/facts/residential-code.ts', () => ({ residentialCode: null }));
  vi.doMock(
    '#client/facts/storms.ts',
    changed(storms, () => ({})),
  );
  vi.doMock('#client/claims.ts', () => ({ claims: {}, promiseGrounds: {} }));
  vi.doMock('#client/shapes/proof.ts', () => ({
    proof: {
      ...proof,
      notApplicable: {
        streetAddress: 'We work from home',
        deckingSheetDollars: 'Priced on the day',
        registrations: 'No city here registers roofers',
      },
    },
  }));
  vi.doMock('#client/legal.ts', () => ({ areLegalTextsReviewed: false, termsLaw: {} }));
}

/** Every string in `words`, however deep. */
function listStrings(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(listStrings) : [];
}

const roofCostModules = import.meta.glob([
  '../../calculators/roof-cost/*.ts',
  '../../content/pages/wizard-step-words.ts',
  '!**/*.test.ts',
]);
const energySavingsModules = import.meta.glob(['../../calculators/energy-savings/*.ts', '!**/*.test.ts']);
const pageWords = import.meta.glob(['../../content/pages/*.ts', '!**/*.test.ts']);

async function importAll(modules: Readonly<Record<string, () => Promise<unknown>>>) {
  return (await Promise.all(Object.values(modules).map((load) => load()))) as Record<string, unknown>[];
}

/** The paragraphs, headings and labels of a page; not those of a script. */
function readTexts(markup: string): readonly string[] {
  const page = document.createElement('main');
  page.innerHTML = markup;
  const labels = [...page.querySelectorAll('[aria-label]')].map(
    (part) => part.getAttribute('aria-label') ?? '',
  );
  const blocks = [
    ...page.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,figcaption,th,td,title,desc,text,a,button,label'),
  ]
    .filter((block) => !block.querySelector('p,li,dd,h3'))
    .map((block) => (block.textContent ?? '').trim());
  return [...labels, ...blocks].filter((text) => text !== '');
}

interface Printed {
  readonly where: string;
  readonly text: string;
}

/** All that the product prints, each text with where it stands. */
async function printEverything(): Promise<readonly Printed[]> {
  const [home, about, before, contact, financing, locations, materials, examples, overview, sitemap, storms] =
    await Promise.all([
      import('./home/HomePage.tsx'),
      import('./about/AboutPage.tsx'),
      import('./before-you-sign/BeforeYouSignPage.tsx'),
      import('./contact/ContactPage.tsx'),
      import('./financing/FinancingPage.tsx'),
      import('./locations/LocationsPage.tsx'),
      import('./roof-materials/RoofMaterialsPage.tsx'),
      import('./roof-cost-examples/RoofCostExamplesPage.tsx'),
      import('./services-overview/ServicesPage.tsx'),
      import('./sitemap/SitemapPage.tsx'),
      import('./storms/StormsPage.tsx'),
    ]);
  const { ServicePage } = await import('./service/ServicePage.tsx');
  const { CityPage } = await import('./city/CityPage.tsx');
  const { ServiceInCityPage } = await import('./service-in-city/ServiceInCityPage.tsx');
  const { SellingPoints } = await import('./calculators/SellingPoints.tsx');
  const { RoofCostWizard } = await import('../wizards/roof-cost/RoofCostWizard.tsx');
  const { EnergySavingsWizard } = await import('../wizards/energy-savings/EnergySavingsWizard.tsx');
  const { UtilityBar } = await import('../shell/UtilityBar.tsx');
  const { SiteFooter } = await import('../shell/SiteFooter.tsx');
  const { serviceList } = await import('#content/services/services.ts');
  const { cityList } = await import('#content/cities/cities.ts');
  const { findCityPage, findLocalText } = await import('#content/cities/local-texts.ts');
  const { fillSlots } = await import('#content/wording/text.ts');
  const { legalSlots } = await import('#content/legal/legal-slots.ts');
  const { describePitchLimit } = await import('#calculators/roof-cost/pitch-limits.ts');
  const { pricesReviewedOn } = await import('#client/shapes/prices.ts');
  const { roofTypes, roofPitches } = await import('#calculators/roof-cost/price-book.ts');
  const [city] = cityList;
  if (!city) throw new Error('There is no town.');

  const pages = {
    home: <home.HomePage>form</home.HomePage>,
    about: <about.AboutPage />,
    'before-you-sign': <before.BeforeYouSignPage />,
    contact: <contact.ContactPage>form</contact.ContactPage>,
    financing: <financing.FinancingPage />,
    locations: <locations.LocationsPage />,
    'roof-materials': <materials.RoofMaterialsPage />,
    'roof-cost': <examples.RoofCostExamplesPage Bill={() => null} />,
    services: <overview.ServicesPage />,
    sitemap: <sitemap.SitemapPage />,
    storms: <storms.StormsPage />,
    city: <CityPage city={city} page={findCityPage(city.slug)} />,
    'roofing-calculator': <RoofCostWizard />,
    'roofing-calculator, selling points': <SellingPoints today={pricesReviewedOn ?? ''} />,
    'energy-savings-calculator': <EnergySavingsWizard />,
    header: <UtilityBar />,
    footer: <SiteFooter year={2099} />,
  };
  const listings = (await importAll(pageWords)).flatMap((words) =>
    Object.entries(words).filter(([name]) => /Listing$/.test(name)),
  );
  return [
    ...Object.entries(pages).flatMap(([where, page]) =>
      readTexts(renderToStaticMarkup(page)).map((text) => ({ where, text })),
    ),
    ...serviceList.flatMap((service) => {
      const { slug, pageTitle, pageDescription, pageKeywords, cardText } = service;
      const local = findLocalText(slug, city.slug);
      const inTown = { service, city, local };
      return [
        ...[
          ...readTexts(renderToStaticMarkup(<ServicePage service={service} />)),
          ...listStrings([pageTitle, pageDescription, pageKeywords, cardText]),
        ].map((text) => ({ where: slug as string, text })),
        ...readTexts(renderToStaticMarkup(<ServiceInCityPage {...inTown} />)).map((text) => ({
          where: 'service-in-city',
          text,
        })),
      ];
    }),
    ...listings.flatMap(([where, listing]) => listStrings(listing).map((text) => ({ where, text }))),
    ...(await importAll(roofCostModules))
      .flatMap(listStrings)
      .map((text) => ({ where: 'roofing-calculator', text })),
    ...(await importAll(energySavingsModules))
      .flatMap(listStrings)
      .map((text) => ({ where: 'energy-savings-calculator', text })),
    ...Object.keys(roofTypes).flatMap((roofType) =>
      Object.keys(roofPitches).map((roofPitch) => ({
        where: 'pitch limits',
        text: describePitchLimit({ roofType, roofPitch } as Parameters<typeof describePitchLimit>[0]) ?? '',
      })),
    ),
    ...fillSlots(terms, legalSlots({ leadDelivery: 'server' }))
      .split('\n')
      .map((text) => ({ where: 'terms-of-service', text: text.trim() })),
  ];
}

const ofFreezing =
  /\b(?:ice|icicles?|icy|snow\w*|frost\w*|freez\w*|froze\w*|thaw\w*|winters?|heating climate)\b/i;
const ofCoast = /\bsalt (?:air|water)|tropical|hurricane|coastal/i;
const ofHeat = /\bmonsoon|downpour/i;
/** "energy code" is said of every commercial roof; terms and privacy speak of law in general. */
const ofLaw = /(?<!energy |ZIP )\bcodes?\b(?! of)|\bsections? \d|Revised Code|Administrative Code|\brule \d/i;
const ofClaims =
  /\bsince (?:19|20)\d\d|\d\+ (?:customers|projects)|years of? ?experience|happy customers|on site in|stated value|\$\d+ value|\d–\d+ years|Licensed & Insured/i;
/** What leans on 3-tab shingles, and to buildings that commercial roofing is for. */
const ofUnoffered = /same as 3-tab|churches/i;
/** What is left of a sentence whose words went missing. */
const broken =
  /undefined|\bnull\b|\bNaN\b|\(\s*\)|\S\s[,.;](?!\d)|,,|,\.|(?<!\.)\.\.(?!\.)|[a-z] {2,}[a-z]|: *\.|^[,.;]|\+ 0 /;

const find = (printed: readonly Printed[], words: RegExp, where: (place: string) => boolean = () => true) =>
  printed
    .filter((line) => where(line.where) && words.test(line.text))
    .map(({ where: place, text }) => `${place}: ${text}`);

describe.each<[string, readonly Climate[], boolean, readonly RegExp[]]>([
  ['in the desert', ['arid'], false, [ofFreezing, ofCoast]],
  ['on a warm coast', ['hot and humid', 'coastal'], false, [ofFreezing, ofHeat]],
  ['in the cold, with facts and claims', ['freezing'], true, [ofCoast, ofHeat]],
])('for a contractor %s', (_, climate, knows, elsewhere) => {
  let printed: readonly Printed[] = [];

  beforeAll(async () => {
    useClient(climate, knows);
    printed = await printEverything();
    // Every page of the site, on a machine that does other things as well.
  }, 120_000);

  test('the pages are printed', () => {
    expect(printed.length).toBeGreaterThan(1_000);
  });

  test('every service has its four figures, and five to seven issues', async () => {
    const { serviceList } = await import('#content/services/services.ts');
    for (const { title, specs, issues, questions } of serviceList) {
      expect(specs, title).toHaveLength(4);
      expect([5, 6, 7], title).toContain(issues.length);
      expect(questions.length, title).toBeGreaterThanOrEqual(5);
    }
  });

  test('nothing is said of another climate', () => {
    for (const words of elsewhere) expect(find(printed, words)).toEqual([]);
  });

  test('every sentence is whole', () => {
    expect(find(printed, broken)).toEqual([]);
  });

  test.skipIf(knows)('no code and no law is quoted that nobody has read', () => {
    expect(find(printed, ofLaw)).toEqual([]);
    expect(find(printed, /storms? by date|by date\b/i)).toEqual([]);
    expect(find(printed, /\blaws?\b/i, (place) => place !== 'terms-of-service')).toEqual([]);
  });

  test.skipIf(knows)('no claim is printed that is not made', () => {
    expect(find(printed, ofClaims)).toEqual([]);
  });

  test.skipIf(knows)(
    'no shop is spoken of or drawn where there is none, no price of a sheet of decking, and no number of a city',
    () => {
      expect(find(printed, /\bour shop\b|roofer’s shop|^shop$|directions/i)).toEqual([]);
      expect(find(printed, /city registers contractors/i)).toEqual([]);
      const ours = (place: string) => place !== 'before-you-sign';
      expect(find(printed, /(?:per|each|of a) sheet|agreed in advance/i, ours)).toEqual([]);
    },
  );

  test.skipIf(knows)('nothing refers to a material or a service that is not offered', () => {
    const pages = (place: string) => place === 'roof-materials' || place === 'home';
    expect(find(printed, ofUnoffered, pages)).toEqual([]);
    const found = (place: string) => /Listing$|^emergency/.test(place);
    expect(find(printed, /3-tab|metal|on flat roofs/i, found)).toEqual([]);
    expect(find(printed, /\b(?:all|the) six\b|\bsix (?:roof )?materials/i)).toEqual([]);
    expect(find(printed, /compare all four/)).not.toEqual([]);
  });

  test.runIf(knows)('words of the cold and of a code are found where they hold', () => {
    for (const words of [ofFreezing, ofLaw]) expect(find(printed, words).length).toBeGreaterThan(5);
  });

  test.runIf(knows)('a claim is printed where it has its place, and nowhere else', async () => {
    const { claimPlaces } = await import('#content/business/claim-words.ts');
    for (const [name, places] of Object.entries(claimPlaces)) {
      const found = printed.filter(({ text }) => text.toLowerCase().includes(`«${name.toLowerCase()}»`));
      const pages = new Set(found.map(({ where }) => where.replace(/Listing$|, .*$/, '')));
      // The banner stands in the frame of its page, which is not printed here.
      if (name !== 'energySavingsBanner') expect([...pages], name).not.toEqual([]);
      expect(
        [...pages].filter((page) => !(places as readonly string[]).includes(page)),
        name,
      ).toEqual([]);
    }
  });
});
