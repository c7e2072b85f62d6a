// A contractor's folder of 0.2.2 as this version reads it: what changes often moves from TypeScript into plain data.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DataName, writeData } from './data-shapes.ts';

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

/** Converts `folder` where it is; false when there is nothing to convert. */
export async function convertClient(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'prices.ts'))) return false;
  const load = async (name: string): Promise<Values> => ({
    ...(await import(pathToFileURL(join(folder, `${name}.ts`)).href)),
  });
  const [company, offers, prices, proof, reviews] = await Promise.all(
    ['company', 'offers', 'prices', 'proof', 'reviews'].map(load),
  );
  const files = listDataFiles(company?.company as Values, {
    offers: { ...offers },
    prices: { ...prices },
    proof: { ...proof },
    reviews: { ...reviews },
  });
  for (const [name, values] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), writeData(name as DataName, values));
  for (const name of ['offers', 'prices', 'proof', 'reviews']) rmSync(join(folder, `${name}.ts`));
  const rewrite = (file: string, change: (text: string) => string) => {
    const text = readFileSync(file, 'utf8');
    if (change(text) !== text) writeFileSync(file, change(text));
  };
  rewrite(join(folder, 'company.ts'), (text) => withoutList(withoutList(text, 'hours'), 'specialDays'));
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.ts') || file.startsWith(join(folder, 'shapes/'))) continue;
    rewrite(file, (text) =>
      text.replaceAll(
        /'(?:#client|\.{1,2}(?:\/\.\.)*)\/(offers|prices|proof|reviews)\.ts'/g,
        "'#client/shapes/$1.ts'",
      ),
    );
  }
  return true;
}
