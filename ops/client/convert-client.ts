// A contractor's folder of 0.2.2 as this version reads it: what changes often moves from TypeScript into plain data.
// To be removed in 0.6.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DataName, writeData } from './data-shapes.ts';
import { lookUpTowns } from './look-up-towns.ts';
import { writeCounties } from './write-client.ts';

/** Where the types are now that a folder of 0.2 took from elsewhere in the product. */
const shapeFiles: Readonly<Record<string, string>> = {
  'business/claims': 'business',
  'business/company': 'business',
  'business/features': 'business',
  'business/proof': 'business',
  'cities/city': 'town',
  'cities/distance': 'town',
  'cities/landmark': 'town',
  'facts/census': 'fact',
  'facts/fact': 'fact',
  'facts/materials': 'material-facts',
  'facts/residential-code': 'fact',
  'facts/state-law': 'fact',
  'pages/testimonials': 'business',
  'services/service': 'service',
  'wording/only-where': 'business',
};

type ListedTown = { readonly name: string; readonly county: string };
type Values = Readonly<Record<string, unknown>>;

/** Without the list that begins at `property`, and its comment. */
function withoutList(text: string, property: string): string {
  const begin = new RegExp(`\\n(?: *(?:/\\*\\*[^\\n]*\\*/|//[^\\n]*)\\n)? *${property}: \\[`).exec(text);
  if (!begin) return text;
  let depth = 1;
  let end = begin.index + begin[0].length;
  for (const [token] of text.slice(end).matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[[\]]|[^[\]'"]+/g)) {
    if (depth === 0) break;
    depth += token === '[' ? 1 : token === ']' ? -1 : 0;
    end += token.length;
  }
  return text.slice(0, begin.index) + text.slice(end).replace(/^,/, '');
}

/** Each file of plain data from what the modules of 0.2.2 export, by its name in the folder. */
function listDataFiles(
  company: Values,
  modules: Readonly<Record<'offers' | 'prices' | 'proof' | 'reviews', Values>>,
) {
  const { pricesReviewedOn, dollarsPerSquareFoot, ...rest } = modules.prices;
  const { people, reviewer, jobs, ...papers } = modules.proof.proof as Values & { jobs: readonly Values[] };
  return {
    hours: { hours: company.hours, specialDays: company.specialDays ?? [] },
    offers: modules.offers.offers as Values,
    prices: { pricesReviewedOn, dollarsPerSquareFoot, ...rest },
    proof: papers,
    people: { people, reviewer },
    jobs: { jobs: jobs.map(({ picture, ...job }) => ({ after: picture, ...job })) },
    reviews: {
      reviews: (modules.reviews.reviews as readonly Values[]).map(({ isSample: _, ...review }) => review),
    },
  };
}

/** Gives each town where it lies and the side of its name, which 0.2 kept elsewhere, and writes the counties. */
function placeTowns(folder: string, { regionCode, town }: Values, paged: Values, served: Values): void {
  const list = (towns: unknown) =>
    (towns as readonly ListedTown[]).map(({ name, county }) => ({ name, county }));
  const found = lookUpTowns({
    state: String(regionCode),
    town: String(town),
    towns: list(paged.pagedCities),
    servedTowns: list(served.servedTowns),
  });
  if ('objections' in found) throw new Error(found.objections.join('\n'));
  for (const [file, text] of listTypedFiles(join(folder, 'cities'))) {
    const placed = [...found.pagedCities, ...found.servedTowns].reduce(
      (before, { name, county, latitude, longitude, labelSide }) =>
        before.replace(
          new RegExp(`(name: '${name}',\\s*county: '${county}')(,?)(?!\\s*latitude)`),
          `$1, latitude: ${latitude}, longitude: ${longitude}, labelSide: ${labelSide && `'${labelSide}'`}$2`,
        ),
      text,
    );
    if (placed !== text) writeFileSync(file, placed);
  }
  writeFileSync(join(folder, 'cities', 'counties.ts'), writeCounties(found));
  rmSync(join(folder, 'cities', 'places.json'), { force: true });
}

const listTypedFiles = (folder: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, 'shapes/')))
    .map((file) => [file, readFileSync(file, 'utf8')]);

/** Converts `folder` where it is; false when there is nothing to convert. */
export async function convertClient(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'prices.ts'))) return false;
  const rewrite = (change: (text: string, file: string) => string) => {
    for (const [file, text] of listTypedFiles(folder))
      if (change(text, file) !== text) writeFileSync(file, change(text, file));
  };
  // First of all, for the modules to load.
  rewrite((text) =>
    text.replaceAll(/'#content\/(\w+\/[\w-]+)\.ts'/g, (address, name) =>
      shapeFiles[name] ? `'#client/shapes/${shapeFiles[name]}.ts'` : address,
    ),
  );
  const load = async (name: string): Promise<Values> => ({
    ...(await import(pathToFileURL(join(folder, `${name}.ts`)).href)),
  });
  const [company = {}, offers = {}, prices = {}, proof = {}, reviews = {}] = await Promise.all(
    ['company', 'offers', 'prices', 'proof', 'reviews'].map(load),
  );
  const details = company.company as Values;
  if (existsSync(join(folder, 'cities')) && !existsSync(join(folder, 'cities', 'counties.ts')))
    placeTowns(folder, details, await load('cities/cities'), await load('cities/served-towns'));
  for (const [name, values] of Object.entries(listDataFiles(details, { offers, prices, proof, reviews })))
    writeFileSync(join(folder, `${name}.json`), writeData(name as DataName, values));
  for (const name of ['offers', 'prices', 'proof', 'reviews']) rmSync(join(folder, `${name}.ts`));
  rewrite((text, file) => {
    const moved = text.replaceAll(
      /'(?:#client|\.{1,2}(?:\/\.\.)*)\/(offers|prices|proof|reviews)\.ts'/g,
      "'#client/shapes/$1.ts'",
    );
    if (file === join(folder, 'company.ts')) return withoutList(withoutList(moved, 'hours'), 'specialDays');
    if (file !== join(folder, 'claims.ts') || text.includes('promiseGrounds')) return moved;
    return `${moved}\n/** The promises we make (client/shapes/business.ts): none has been asked for yet. */\nexport const promiseGrounds: import('#client/shapes/business.ts').PromiseGrounds = {};\n`;
  });
  return true;
}
