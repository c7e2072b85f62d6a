import { company } from '#content/business/company.ts';
import { type CitySlug, citySlugs } from '#content/cities/cities.ts';
import { type ServiceSlug, serviceSlugs } from '#content/services/service-slugs.ts';
import type { Route } from './indexed-routes.ts';
import { type PageName, pagePaths } from './routes.ts';

// "One noun, every room": a content file says by its name whose words it holds. Read from that, not from a list kept
// beside the files, so that a new file counts by itself. Header, footer and company details stand on every page and
// date none of them.

/** Pages that show other pages' words as well as their own. */
const foldersShownOn: Partial<Record<PageName, readonly string[]>> = {
  home: ['content/services/', 'content/cities/cities', 'content/cities/served-towns'],
  services: ['content/services/'],
  sitemap: ['content/services/', 'content/cities/cities'],
};

const citiesTable = 'content/cities/cities.ts';
const serviceInCityFolder = 'content/service-in-city/';

/** Words of one service that stand in files named after their subject. */
export const filesOfService: Partial<Record<ServiceSlug, readonly string[]>> = {
  'metal-roofing': ['content/services/metal-colors.ts'],
  'roof-inspection': ['content/services/inspection-points.ts'],
};

/** `content/legal/privacy-policy.md` → `['content', 'legal', 'privacy-policy']`. */
function namesInPath(file: string): readonly string[] {
  return file.replace(/\.\w+$/, '').split('/');
}

function isNamed(name: string, noun: string): boolean {
  return name === noun || name.startsWith(`${noun}-`);
}

/** Every noun that `name` begins with, a whole word at a time: `roof-repair-words` → `roof`, `roof-repair`, itself. */
function nounsBeginning(name: string): readonly string[] {
  const words = name.split('-');
  return words.map((_word, position) => words.slice(0, position + 1).join('-'));
}

/** A town's slug ends with its state, its files do not. */
const endOfSlug = new RegExp(`-${company.regionCode}$`, 'i');
const cityOfNoun = new Map<string, CitySlug>(citySlugs.map((slug) => [slug.replace(endOfSlug, ''), slug]));
const serviceOfNoun = new Map<string, ServiceSlug>(serviceSlugs.map((slug) => [slug, slug]));

function slugsNamed<Slug>(nouns: readonly string[], slugOfNoun: ReadonlyMap<string, Slug>): readonly Slug[] {
  return [...new Set(nouns.flatMap((noun) => slugOfNoun.get(noun) ?? []))];
}

function isOnPage(file: string, page: PageName): boolean {
  const [, room, ...names] = namesInPath(file);
  const nouns = [page, pagePaths[page].slice(1)].filter((noun) => noun !== '');
  const isOwn =
    (room === 'pages' || room === 'legal') &&
    names.some((name) => nouns.some((noun) => isNamed(name, noun) || isNamed(noun, name)));
  return isOwn || (foldersShownOn[page] ?? []).some((start) => file.startsWith(start));
}

/** What a content file speaks of, by its name; null when of several services or several towns. */
function subjectNamed(file: string): string | null {
  const nouns = namesInPath(file).flatMap(nounsBeginning);
  const services = slugsNamed(nouns, serviceOfNoun);
  const cities = slugsNamed(nouns, cityOfNoun);
  if (services.length > 1 || cities.length > 1) return null;
  return subject(services[0], cities[0]);
}

/** `roof-repair`, `in troy-oh`, `roof-repair in troy-oh` */
function subject(service?: ServiceSlug, city?: CitySlug): string {
  return [service, city && `in ${city}`].filter(Boolean).join(' ');
}

/** The subjects whose words a page shows: one service in one town shows those of both as well as its own. */
function subjectsShownOn(route: Exclude<Route, { readonly kind: 'page' }>): readonly string[] {
  if (route.kind === 'service') return [subject(route.service)];
  if (route.kind === 'city') return [subject(undefined, route.city)];
  const { service, city } = route;
  return [subject(service), subject(undefined, city), subject(service, city)];
}

/**
 * Tells which of `contentFiles` (paths from the project's root) have words in the main part of a page. The names are
 * read once for all pages: compared with every town for every page, they would take longer than the pages themselves.
 */
export function sortContentFiles(contentFiles: readonly string[]): (route: Route) => readonly string[] {
  const files = contentFiles.filter((file) => !file.includes('.test.'));
  const bySubject = Map.groupBy(files, subjectNamed);
  return (route) => {
    if (route.kind === 'page') return files.filter((file) => isOnPage(file, route.page));
    const own = subjectsShownOn(route).flatMap((shown) => bySubject.get(shown) ?? []);
    if (route.kind === 'service-in-city') return [citiesTable, ...own];
    const ofItsOwn = own.filter((file) => !file.startsWith(serviceInCityFolder));
    return route.kind === 'city'
      ? [citiesTable, ...ofItsOwn]
      : [...ofItsOwn, ...(filesOfService[route.service] ?? [])];
  };
}
