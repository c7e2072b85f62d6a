import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lawFacts } from '#client/facts/law.ts';
import { stateFacts } from '#client/facts/state.ts';
import { type Fact, placeSubjects } from '#client/shapes/fact.ts';
import { materialFacts } from '#client/shapes/material-facts.ts';
import { citySlugs } from '../cities/cities.ts';
import { factRegister, listStorms } from '../cities/town-facts.ts';
import { beforeYouSignFacts, beforeYouSignHead, beforeYouSignListing } from '../pages/before-you-sign.ts';
import { findPermitTable, locationsHead, locationsListing } from '../pages/locations.ts';
import { roofMaterialsFacts, roofMaterialsHead, roofMaterialsListing } from '../pages/roof-materials.ts';
import { stormPageFacts, stormsHead, stormsListing } from '../pages/storms.ts';
import { serviceList } from '../services/services.ts';
import { energyFacts } from './energy.ts';
import { assertPrintable, listObjections } from './printable.ts';
import { listUnbackedStatements, listUnspokenFacts } from './unbacked-statements.ts';

describe('the register of facts', () => {
  test('every fact may be printed', () => {
    expect(factRegister.length).toBeGreaterThan(50);
    for (const fact of factRegister) expect(listObjections(fact), fact.text).toEqual([]);
  });

  test('no fact is entered twice', () => {
    const texts = factRegister.map(({ text }) => text);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });

  test('a storm has a day, by which the latest comes first, and nothing else has', () => {
    for (const { text, about, happenedOn } of factRegister)
      expect(happenedOn !== undefined, text).toBe(about === 'storm');
    for (const slug of citySlugs) {
      const days = listStorms(slug).map(({ fact }) => fact.happenedOn);
      expect(days).toEqual(days.toSorted().reverse());
    }
  });

  test('every fact is used: those of a place are listed on its pages, the others are asked for by name', () => {
    const files = globSync('{calculators,content,paper,site}/**/*.{ts,tsx}').filter(
      (file) => !file.includes('.test.'),
    );
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const names = Object.entries({ stateFacts, lawFacts, energyFacts, materialFacts }).flatMap(
      ([register, facts]) => Object.keys(facts).map((name) => `${register}.${name}`),
    );
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
    const subjects: readonly string[] = placeSubjects;
    expect(
      factRegister.filter(({ about, holdsIn }) => typeof holdsIn !== 'string' && !subjects.includes(about)),
    ).toEqual([]);
  });
});

describe('a fact that cannot be printed', () => {
  const [sound] = factRegister;
  if (!sound) throw new Error('The register is empty.');

  test.each([
    ['without a source', { source: ' ' }, 'names no source'],
    ['with a home page as its source', { sourceUrl: 'https://www.daytonohio.gov/' }, 'home page'],
    ['whose source is no page', { sourceUrl: 'any map' }, 'no https address'],
    ['that is uncertain', { certainty: 'hearsay' }, 'uncertain'],
    ['without a date', { checkedOn: '' }, 'date checked'],
    ['that is no sentence', { text: 'permits' }, 'no sentence'],
  ])('is one %s', (_, change, objection) => {
    const fact = { ...sound, ...change } as Fact;
    expect(listObjections(fact).join()).toContain(objection);
    expect(() => assertPrintable(fact)).toThrow(objection);
  });
});

interface Prose {
  readonly file: string;
  readonly name: string;
  readonly sentences: readonly string[];
  readonly sources: readonly Fact[];
}

/** Every string in `copy`, however deep. */
function listStrings(copy: unknown): readonly string[] {
  if (typeof copy === 'string') return [copy];
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(listStrings) : [];
}

/** The words of every service, title and description of its page included. */
const serviceProse: readonly Prose[] = serviceList.map(
  ({ slug, keywords, pageKeywords, sources, ...copy }) => ({
    file: `content/services/${slug}.ts`,
    name: slug,
    sentences: listStrings(copy),
    sources,
  }),
);

/** Titles, descriptions and heads of the pages that print facts as rows. */
const guideProse: readonly Prose[] = [
  { name: 'storms', copy: [stormsListing, stormsHead], sources: stormPageFacts },
  { name: 'roof-materials', copy: [roofMaterialsListing, roofMaterialsHead], sources: roofMaterialsFacts },
  { name: 'before-you-sign', copy: [beforeYouSignListing, beforeYouSignHead], sources: beforeYouSignFacts },
  { name: 'locations', copy: [locationsListing, locationsHead], sources: findPermitTable().facts },
].map(({ name, copy, sources }) => ({
  file: `content/pages/${name}.ts`,
  name,
  sentences: listStrings(copy),
  sources,
}));

function lineOf(file: string, sentence: string, at: number): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const near = sentence.slice(Math.max(0, at - 15), at + 10);
  const line = lines.findIndex((text) => text.includes(near));
  return `${file}${line < 0 ? '' : `:${line + 1}`}`;
}

function listUnbacked({ file, name, sentences, sources }: Prose): readonly string[] {
  return listUnbackedStatements(sentences, sources).map(
    ({ sentence, words, at }) =>
      `${lineOf(file, sentence, at)} (${name}): "${words}" rests on no fact. List the fact that says it in \`sources\`, enter it in the register if it is missing, or take it out.`,
  );
}

// Prose about towns: ops/client/check-client.ts.
describe('prose about a service', () => {
  test('states what offices, laws and storms did only where the fact is among its sources', () => {
    expect([...serviceProse, ...guideProse].flatMap(listUnbacked)).toEqual([]);
  });

  test('lists no fact that it does not speak of', () => {
    for (const { name, sentences, sources } of serviceProse)
      expect(listUnspokenFacts(name, sentences, sources), name).toEqual([]);
  });

  test('a permit, a year or a tornado without its fact is found', () => {
    const found = listUnbacked({
      file: 'client/cities/troy/city.ts',
      name: 'a town',
      sentences: [
        'The city wants a permit.',
        'An EF2 tornado came in 2019.',
        'Ten years of a roof.',
        'Tile weighs 9 to 12 pounds.',
        'Ohio’s code wants a drip edge.',
      ],
      sources: [],
    });
    expect(found.map((line) => /"([^"]+)" rests/.exec(line)?.[1])).toEqual([
      'permit',
      'EF2',
      '2019',
      'tornado',
      '9 to 12 pounds',
      'code',
    ]);
  });
});
