// npm run check:client: everything that is wrong in client/, one line each with file, line and what to do; exit 1 while there is
// something. The build and `npm run check` begin with it.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClientFolder, type Finding, formatFinding, readClientFolder } from './client-folder.ts';
import { type Company, listCompanyFindings, listPriceFindings } from './company-rules.ts';
import { listFactFindings } from './fact-rules.ts';
import { type ListedPage, listPageFindings, type PrintedValue } from './page-rules.ts';
import { listPaletteFindings } from './palette-rules.ts';
import { listMissingPictures, listProofFindings, listReviewFindings } from './proof-rules.ts';
import { listForeignStates, listForeignWeather, listUnknownSlots } from './word-rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What the compiler says of the contractor's files, and of the product's where they no longer fit together. */
function listTypeFindings(): readonly Finding[] {
  const compiler = join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(compiler, ['-p', 'tsconfig.pure.json', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
    ([, file = '', line, message = '']) => ({ file, line: Number(line), advice: message }),
  );
}

/** Where a page of ours gets its title and description; `paths` by name, "roof-cost" → "/roofing-calculator". */
async function listPages(): Promise<readonly ListedPage[]> {
  const { pagePaths, cityPath, servicePath, serviceInCityPath } = await import(
    '#site/search-listing/routes.ts'
  );
  const { privacyPage, termsPage } = await import('#content/legal/legal-pages.ts');
  const { serviceList } = await import('#content/services/services.ts');
  const { citySlugs } = await import('#content/cities/cities.ts');
  const { findCityPage, findLocalText } = await import('#content/cities/local-texts.ts');
  const legal: Readonly<Record<string, unknown>> = {
    'privacy-policy': privacyPage,
    'terms-of-service': termsPage,
  };
  const ownPages = await Promise.all(
    Object.entries(pagePaths).map(async ([name, path]) => {
      const words = legal[name] ? {} : await import(`../../content/pages/${name}.ts`);
      const listing = legal[name] ?? Object.entries(words).find(([key]) => key.endsWith('Listing'))?.[1];
      return { path, ...(listing as Pick<ListedPage, 'title' | 'description'>) };
    }),
  );
  const listed = (path: string, text: { pageTitle: string; pageDescription: string }): ListedPage => ({
    path,
    title: text.pageTitle,
    description: text.pageDescription,
  });
  return [
    ...ownPages,
    ...serviceList.map((service) => listed(servicePath(service.slug), service)),
    ...citySlugs.map((city) => listed(cityPath(city), findCityPage(city))),
    ...serviceList.flatMap(({ slug }) =>
      citySlugs.map((city) => listed(serviceInCityPath(slug, city), findLocalText(slug, city))),
    ),
  ];
}

/** Runs rules that need whole values. What stops them is a finding, too. */
async function attempt(rules: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await rules();
  } catch (error) {
    return [{ file: 'client', advice: (error as Error).message }];
  }
}

async function listValueFindings(folder: ClientFolder): Promise<readonly Finding[]> {
  const today = new Date().toISOString().slice(0, 10);
  const { company } = await import('#client/company.ts');
  const { proof } = await import('#client/proof.ts');
  const { reviews } = await import('#client/reviews.ts');
  const { countyNames } = await import('#client/cities/counties.ts');
  const { servedTowns } = await import('#client/cities/served-towns.ts');
  const { cityList } = await import('#content/cities/cities.ts');
  const { localSlots } = await import('#content/cities/local-texts.ts');
  const townsWithPage = cityList.map(({ name }) => name);
  const towns = [...townsWithPage, ...servedTowns.map(({ name }) => name)];
  const values: readonly PrintedValue[] = [
    ['name', company.name.value],
    ['serviceArea', company.serviceArea],
    ['metro', company.metro],
    ['town', company.town],
    ['region', company.region],
  ].map(([field = '', value = '']) => ({ file: 'client/company.ts', field, value }));
  const publicFiles = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' });
  return [
    ...listCompanyFindings(folder, company as Company, Number(today.slice(0, 4))),
    ...listPriceFindings(folder, { ...(folder.modules.get('client/prices.ts') ?? {}) }, today),
    ...listPriceFindings(
      folder,
      { ...(folder.modules.get('client/offers.ts') ?? {}) },
      today,
      'client/offers.ts',
    ),
    ...listReviewFindings(folder, reviews, today),
    ...listProofFindings(folder, proof, towns, today),
    ...listMissingPictures(
      folder,
      publicFiles.map((file) => `public/${file}`),
    ),
    ...listForeignStates(folder, { name: company.region, code: company.regionCode }),
    ...listForeignWeather(folder, ['freezing']),
    ...listUnknownSlots(folder, new Set(cityList.flatMap((city) => Object.keys(localSlots(city))))),
    ...listFactFindings(folder, towns, countyNames, today),
    ...listPageFindings(folder, await listPages(), values),
  ];
}

function listColorFindings(folder: ClientFolder): readonly Finding[] {
  const tokens = join(root, 'design', 'tokens');
  const sheets = readdirSync(tokens)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(tokens, name), 'utf8'));
  return listPaletteFindings(folder, sheets, readFileSync(join(tokens, 'meanings.css'), 'utf8'));
}

const { folder, findings: failures } = await readClientFolder(root);
const found = [
  ...listTypeFindings(),
  ...failures,
  ...listColorFindings(folder),
  ...(await attempt(() => listValueFindings(folder))),
].map(formatFinding);
const lines = [...new Set(found)].toSorted(new Intl.Collator('en', { numeric: true }).compare);
for (const line of lines) console.log(line);
console.log(
  lines.length === 0
    ? 'client/ is in order.'
    : `client/: ${lines.length} ${lines.length === 1 ? 'thing' : 'things'} to fix.`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
