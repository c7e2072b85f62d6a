import { citySlugs } from '#content/cities/city-slugs.ts';
import { type ServiceSlug, serviceSlugs } from '#content/services/service-slugs.ts';
import { type PageName, pagePaths, type Route } from './routes.ts';

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

function servicesNamed(file: string): readonly string[] {
  return serviceSlugs.filter((slug) => namesInPath(file).some((name) => isNamed(name, slug)));
}

function citiesNamed(file: string): readonly string[] {
  return citySlugs.filter((slug) =>
    namesInPath(file).some((name) => isNamed(name, slug.replace(/-oh$/, ''))),
  );
}

function isOnPage(file: string, page: PageName): boolean {
  const [, room, ...names] = namesInPath(file);
  const nouns = [page, pagePaths[page].slice(1)].filter((noun) => noun !== '');
  const isOwn =
    (room === 'pages' || room === 'legal') &&
    names.some((name) => nouns.some((noun) => isNamed(name, noun) || isNamed(noun, name)));
  return isOwn || (foldersShownOn[page] ?? []).some((start) => file.startsWith(start));
}

/** Those of `contentFiles` (paths from the project's root) whose words stand in the main part of the page. */
export function contentFilesShownOn(route: Route, contentFiles: readonly string[]): readonly string[] {
  const isTest = (file: string) => file.includes('.test.');
  return contentFiles.filter((file) => {
    if (isTest(file)) return false;
    if (route.kind === 'page') return isOnPage(file, route.page);
    if (route.kind === 'service' && filesOfService[route.service]?.includes(file)) return true;
    if (route.kind !== 'service' && file === citiesTable) return true;
    if (route.kind !== 'service-in-city' && file.startsWith(serviceInCityFolder)) return false;
    const services = servicesNamed(file);
    const cities = citiesNamed(file);
    if (services.length + cities.length === 0) return false;
    const ownServices: readonly string[] = 'service' in route ? [route.service] : [];
    const ownCities: readonly string[] = 'city' in route ? [route.city] : [];
    return (
      services.every((slug) => ownServices.includes(slug)) && cities.every((slug) => ownCities.includes(slug))
    );
  });
}
