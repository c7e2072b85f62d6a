// The built site as files: what a visitor would be sent, read without a server.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse } from 'node-html-parser';
import { services } from '#content/services/services.ts';
import { type Route, routes } from '#site/search-listing/indexed-routes.ts';
import { isThorough } from '../thorough.ts';

export const siteUrl = process.env.SITE_URL ?? 'http://localhost:3000';

export const builtFolder = fileURLToPath(new URL('../../dist', import.meta.url));

export interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

export function readBuiltPages(): readonly BuiltPage[] {
  return readdirSync(builtFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path =
        `/${relative(builtFolder, file).split(sep).join('/')}`.replace(/(?:\/index)?\.html$/, '') || '/';
      const html = readFileSync(file, 'utf8');
      return { path, html, root: parse(html) };
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}

let roots: ReadonlyMap<string, HTMLElement> | undefined;

function readRoots(): ReadonlyMap<string, HTMLElement> {
  roots ??= new Map(readBuiltPages().map(({ path, root }) => [path, root]));
  return roots;
}

export const everyPath = () => [...readRoots().keys()];

/** @throws Error where there is no such page. */
export function rootOf(path: string): HTMLElement {
  const root = readRoots().get(path);
  if (!root) throw new Error(`${path} is no page`);
  return root;
}

export const mainOf = (path: string) => rootOf(path).querySelector('main') ?? rootOf(path);

/** Line breaks and no-break spaces count as spaces. */
export const wordsOf = (element: { readonly textContent: string } | null | undefined) =>
  (element?.textContent ?? '').replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();

export const textOf = (path: string) => wordsOf(mainOf(path));
export const headingsOf = (path: string, level: string) => mainOf(path).querySelectorAll(level).map(wordsOf);

/** Where the links inside lead, in their order. */
export const linksOf = (path: string, within = 'main') =>
  rootOf(path)
    .querySelectorAll(`${within} a`)
    .map((link) => link.getAttribute('href') ?? '');

/** Where the first link of this name leads. */
export const linkNamed = (path: string, name: string) =>
  mainOf(path)
    .querySelectorAll('a')
    .find((link) => wordsOf(link) === name)
    ?.getAttribute('href');

/** Services differ by the section that only they have, one-off pages by everything. */
function templateOf(route: Route | undefined, path: string): string {
  if (route?.kind === 'service') return services[route.service].specialSection.kind;
  return route === undefined || route.kind === 'page' ? path : route.kind;
}

/** Of every template the page with most words and the page with fewest; every page there is in a thorough run. */
export function pathsToVisit(): readonly string[] {
  if (isThorough) return everyPath();
  const routeOf = new Map(routes.map((route) => [route.path, route]));
  const lengthOf = (path: string) => mainOf(path).textContent.length;
  const byTemplate = Map.groupBy(everyPath(), (path) => templateOf(routeOf.get(path), path));
  return [...byTemplate.values()].flatMap((alike) => {
    const sorted = alike.toSorted((one, other) => lengthOf(one) - lengthOf(other));
    return [...new Set([sorted.at(0) ?? '', sorted.at(-1) ?? ''])];
  });
}
