import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Fact } from '#client/shapes/fact.ts';
import { factRegister } from '../cities/town-facts.ts';
import { beforeYouSignFacts, beforeYouSignHead, beforeYouSignListing } from '../pages/before-you-sign.ts';
import { findPermitTable, locationsHead, locationsListing } from '../pages/locations.ts';
import { roofMaterialsFacts, roofMaterialsHead, roofMaterialsListing } from '../pages/roof-materials.ts';
import { stormPageFacts, stormsHead, stormsListing } from '../pages/storms.ts';
import { serviceList } from '../services/services.ts';
import { assertPrintable, listObjections } from './printable.ts';
import { listUnbackedStatements, listUnspokenFacts } from './unbacked-statements.ts';

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
});
