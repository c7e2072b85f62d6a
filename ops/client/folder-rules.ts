// Every rule for a contractor's folder, in one list. It loads the product, and with it client/: check-client.ts comes
// first, for a file that cannot be read at all.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { company as thisCompany } from '#client/company.ts';
import type { ClaimsMade, Proof } from '#client/shapes/business.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import { services } from './answers.ts';
import type { ClientFolder, Finding } from './client-folder.ts';
import { listFactFindings } from './fact-rules.ts';
import { type ListedPage, listPageFindings } from './page-rules.ts';
import { listPaletteFindings } from './palette-rules.ts';
import { listClaimFindings, listJobFindings, listLogoFindings, listPictureFindings } from './proof-rules.ts';
import { listSwitchFindings } from './switch-rules.ts';
import { listServiceFindings, listUnknownSlots } from './text-rules.ts';
import { type ListedTowns, listLabelFindings, listTownFindings } from './town-rules.ts';

/** Where a page gets its title and description; `paths` by name, "roof-cost" → "/roofing-calculator". */
async function listPages(): Promise<readonly ListedPage[]> {
  const { pageNames, pagePaths, cityPath, servicePath, serviceInCityPath } = await import(
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
    pageNames.map(async (name) => {
      const path = pagePaths[name];
      const words = legal[name] ? {} : await import(`../../content/pages/${name}.ts`);
      const listing = legal[name] ?? Object.entries(words).find(([key]) => key.endsWith('Listing'))?.[1];
      return { path, files: [], ...(listing as Pick<ListedPage, 'title' | 'description'>) };
    }),
  );
  const listed = (
    path: string,
    text: { pageTitle: string; pageDescription: string },
    ...files: readonly string[]
  ): ListedPage => ({ path, title: text.pageTitle, description: text.pageDescription, files });
  const townFile = (city: CitySlug, name: string) => `client/cities/${city.replace(/-\w+$/, '')}/${name}.ts`;
  return [
    ...ownPages,
    ...serviceList.map((service) =>
      listed(servicePath(service.slug), service, `client/services/${service.slug}.ts`),
    ),
    ...citySlugs.map((city) => listed(cityPath(city), findCityPage(city), townFile(city, 'city'))),
    ...serviceList.flatMap(({ slug }) =>
      citySlugs.map((city) =>
        listed(
          serviceInCityPath(slug, city),
          findLocalText(slug, city),
          townFile(city, 'services'),
          townFile(city, 'city'),
        ),
      ),
    ),
  ];
}

/** The values of a module, "company"; empty when it could not be loaded, which is a finding of its own. */
const valuesOf = (folder: ClientFolder, name: string) => ({ ...folder.modules.get(`client/${name}.ts`) });

const listedTowns = (folder: ClientFolder): ListedTowns => ({
  pagedCities: [],
  servedTowns: [],
  counties: [],
  ...valuesOf(folder, 'cities/cities'),
  ...valuesOf(folder, 'cities/served-towns'),
  ...valuesOf(folder, 'cities/counties'),
});

function listValueFindings(folder: ClientFolder, root: string): readonly Finding[] {
  const today = new Date().toISOString().slice(0, 10);
  const company = valuesOf(folder, 'company').company as typeof thisCompany;
  const claims = valuesOf(folder, 'claims').claims as ClaimsMade;
  const jobs = (folder.modules.get('client/jobs.json')?.jobs ?? []) as Proof['jobs'];
  const listed = listedTowns(folder);
  const { pagedCities: towns, servedTowns } = listed;
  // Without the list of towns, nothing can be said of where facts hold.
  const allTowns = towns.length === 0 ? [] : [...towns, ...servedTowns];
  const townNames = allTowns.map(({ name }) => name);
  const countyNames = allTowns.map(({ county }) => county);
  const serviceNames = [...services, ...Object.keys(valuesOf(folder, 'services/services').ownServices ?? {})];
  const rules: readonly (() => readonly Finding[])[] = [
    () => listTownFindings(folder, listed, company.town),
    () => listSwitchFindings(folder),
    () => listClaimFindings(folder, claims, today),
    () => listJobFindings(folder, jobs, townNames),
    () => listLogoFindings(folder),
    () => listFactFindings(folder, townNames, countyNames, serviceNames, today),
    () => listColorFindings(folder, root),
  ];
  return rules.flatMap((rule) => {
    try {
      return rule();
    } catch (error) {
      // A value of the wrong shape: the compiler has said which.
      if (error instanceof TypeError) return [];
      throw error;
    }
  });
}

/** What the pages print of all this. They cannot be put together while the values are wrong, and then say nothing new. */
async function listPrintFindings(folder: ClientFolder): Promise<readonly Finding[]> {
  const { cityList } = await import('#content/cities/cities.ts');
  const { localSlots } = await import('#content/cities/local-texts.ts');
  const slots = new Set(cityList.flatMap((city) => Object.keys(localSlots(city))));
  const unknown = listUnknownSlots(folder, slots);
  if (unknown.length > 0) return unknown;
  const { services: withIssues } = await import('#content/services/services.ts');
  const issues = new Map(
    Object.entries(withIssues).map(([name, service]) => [name, service.issues.map(({ title }) => title)]),
  );
  return [
    ...listServiceFindings(folder, listedTowns(folder).pagedCities, issues),
    ...(await listMapFindings(folder)),
    ...listPageFindings(folder, await listPages()),
  ];
}

async function listMapFindings(folder: ClientFolder): Promise<readonly Finding[]> {
  const { cities, citySlugs } = await import('#content/cities/cities.ts');
  const { ourArea } = await import('#site/drawings/map/compose-map.ts');
  const { listLabelConflicts } = await import('#site/drawings/map/mark-towns.ts');
  const conflicts = (['area', 'shop', ...citySlugs] as const).flatMap((view) =>
    listLabelConflicts(ourArea, view),
  );
  const ofArea = { area: 'the map of the whole area', shop: 'the map around the shop' };
  return listLabelFindings(folder, conflicts, (view) =>
    view === 'area' || view === 'shop' ? ofArea[view] : `the map of ${cities[view].name}`,
  );
}

function listColorFindings(folder: ClientFolder, root: string): readonly Finding[] {
  const tokens = join(root, 'design', 'tokens');
  const sheets = readdirSync(tokens)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(tokens, name), 'utf8'));
  return listPaletteFindings(folder, sheets, readFileSync(join(tokens, 'meanings.css'), 'utf8'));
}

/** All that is wrong with the values, and, while they can be put together, with the pages they make. */
export async function listFolderFindings(folder: ClientFolder, root: string): Promise<readonly Finding[]> {
  const findings = [
    ...listValueFindings(folder, root),
    ...(await listPictureFindings(folder, new URL('../../client/pictures/', import.meta.url))),
  ];
  try {
    return [...findings, ...(await listPrintFindings(folder))];
  } catch (error) {
    if (findings.length === 0) throw error;
    return findings;
  }
}
