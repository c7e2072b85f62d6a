import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { company } from '#client/company.ts';
import { cities, cityList, servedTowns } from '#content/cities/cities.ts';
import { descriptionMaxCharacters, titleMaxCharacters } from '#content/pages/page-words.ts';
import { sampleDocuments } from '#content/pages/sample-documents.ts';
import { indexedRoutes, type Route, routes } from '#site/search-listing/indexed-routes.ts';
import { findNearestSiblings, readMainText } from '../walls/page-similarity.ts';
import { type BuiltPage, builtFolder, readBuiltPages, siteUrl } from './built-pages.ts';

// Read once, by one worker.
test.describe.configure({ mode: 'default' });
let pages: readonly BuiltPage[];
let byPath: ReadonlyMap<string, BuiltPage>;
test.beforeAll(() => {
  pages = readBuiltPages();
  byPath = new Map(pages.map((page) => [page.path, page]));
});

const listed = indexedRoutes.map(({ path }) => path);
const withoutRoute = ['/404', '/request-received'];
/** Shown and linked, and not for result lists. */
const unlisted = [
  ...sampleDocuments.map(({ slug }) => `/samples/${slug}`),
  ...withoutRoute,
  ...routes.filter((route) => !indexedRoutes.includes(route)).map(({ path }) => path),
];

/** Pages for which `find` finds something, with what it found: empty when all is well. */
function complaints(find: (page: BuiltPage) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((found) => `${page.path}: ${found}`));
}

// Proves 2.6.
test('every route of the specification is a page, and every page is a route', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...listed, ...unlisted].sort());
});

test('the desk is drawn by React for production, whatever the server is started with', () => {
  const program = readFileSync(fileURLToPath(new URL('../../dist-desk/desk.js', import.meta.url)), 'utf8');
  expect(program).not.toContain('NODE_ENV');
});

test('every page has one main heading', () => {
  expect(
    complaints(({ root }) => {
      const count = root.querySelectorAll('h1').length;
      return count === 1 ? [] : [`${count} h1`];
    }),
  ).toEqual([]);
});

test('no slot of a sentence is left open', () => {
  const openIn = ({ root }: BuiltPage) => root.querySelector('main')?.textContent.match(/\{\w{2,}\}/g) ?? [];
  expect(complaints(openIn)).toEqual([]);
});

// Proves 2.60, 2.69.
test('titles and descriptions are filled, short enough and found on one page only', () => {
  const seen = new Map<string, string>();
  expect(
    complaints(({ path, root }) => {
      const title = root.querySelector('title')?.textContent ?? '';
      const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
      const found = [];
      if (title.length === 0 || title.length > titleMaxCharacters)
        found.push(`title of ${title.length}: ${title}`);
      if (description.length < 40 || description.length > descriptionMaxCharacters)
        found.push(`description of ${description.length}: ${description}`);
      for (const text of [title, description]) {
        if (seen.has(text)) found.push(`same as ${seen.get(text)}: ${text}`);
        seen.set(text, path);
      }
      if (/\{\w*\}/.test(title + description)) found.push('an unfilled slot');
      return found;
    }),
  ).toEqual([]);
});

// Proves 2.60, 2.69, R22.1, R22b.2.
test('listed pages name keywords and their one address on the configured origin; the others ask not to be listed', () => {
  expect(
    complaints(({ path, root }) => {
      const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
      if (unlisted.includes(path)) {
        const robots = root.querySelector('meta[name="robots"]')?.getAttribute('content');
        return robots === 'noindex, follow' ? [] : ['may be listed'];
      }
      const found = [];
      if (canonical !== `${siteUrl}${path === '/' ? '/' : path}`) found.push(`canonical ${canonical}`);
      if (!root.querySelector('meta[name="keywords"]')?.getAttribute('content')) found.push('no keywords');
      return found;
    }),
  ).toEqual([]);
});

test('every link and fragment inside the site leads somewhere', () => {
  const files = new Set(
    readdirSync(builtFolder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `/${file.replaceAll('\\', '/')}`,
    ),
  );
  expect(
    complaints((page) =>
      page.root
        .querySelectorAll('a[href], link[href], area[href]')
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^[/#]/.test(href) && !href.startsWith('//'))
        .filter((href) => {
          const [address = '', fragment] = href.split('#');
          const path = address.split('?')[0] || page.path;
          const target = byPath.get(path);
          if (!target) return !files.has(path);
          return fragment ? !target.root.getElementById(fragment) : false;
        }),
    ),
  ).toEqual([]);
});

// Proves 7.3.
test('every picture is a file of our own, is there and has its size and a text alternative', () => {
  expect(
    complaints(({ root }) => [
      ...root
        .querySelectorAll('img')
        .filter(
          (img) =>
            !img.getAttribute('width') ||
            !img.getAttribute('height') ||
            img.getAttribute('alt') === undefined ||
            !img.getAttribute('src') ||
            !existsSync(join(builtFolder, img.getAttribute('src') ?? '')),
        )
        .map((img) => `img ${img.getAttribute('src')}`),
      ...root
        .querySelectorAll('svg')
        .filter((svg) => !svg.closest('[aria-hidden="true"]'))
        // The map is named as a figure, because it holds links.
        .filter((svg) => svg.getAttribute('role') !== 'presentation' || !svg.closest('figure[aria-label]'))
        .filter(
          (svg) =>
            svg.getAttribute('role') !== 'img' ||
            !(svg.getAttribute('aria-label') || svg.getAttribute('aria-labelledby')),
        )
        .map((svg) => `svg ${svg.getAttribute('class')}`),
    ]),
  ).toEqual([]);
});

test('every page has a link picture', () => {
  expect(
    complaints(({ path, root }) => {
      if (withoutRoute.includes(path)) return [];
      const url = root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      return url.startsWith(siteUrl) && existsSync(join(builtFolder, url.slice(siteUrl.length)))
        ? []
        : [`og:image ${url}`];
    }),
  ).toEqual([]);
});

const servicePages = new Set(routes.filter(({ kind }) => kind === 'service').map(({ path }) => path));

interface Described {
  readonly '@context'?: string;
  readonly '@graph'?: readonly Record<string, unknown>[];
}

test('structured data parses, describes the business, gives no stars, and asks only what a service page shows', () => {
  expect(
    complaints((page) => {
      const blocks = page.root.querySelectorAll('script[type="application/ld+json"]');
      const found: string[] = [];
      const words = page.root.querySelector('main')?.textContent ?? '';
      for (const block of blocks) {
        const described = JSON.parse(block.rawText) as Described;
        const things = described['@graph'] ?? [described as Record<string, unknown>];
        if (described['@context'] !== 'https://schema.org') found.push('no context');
        const text = JSON.stringify(described);
        if (/aggregateRating|"Review"|ratingValue/.test(text)) found.push('a self-given rating');
        if (things.filter((thing) => thing['@type'] === 'RoofingContractor').length !== 1)
          found.push('not the business once');
        if (things.some((thing) => thing['@type'] === 'FAQPage') && !servicePages.has(page.path))
          found.push('questions marked up outside the service pages');
        for (const thing of things) {
          if (typeof thing['@type'] !== 'string') found.push('a thing without a type');
          if (thing['@type'] !== 'FAQPage') continue;
          for (const { name } of thing.mainEntity as { name: string }[])
            if (!words.replace(/\s+/g, ' ').includes(name.replaceAll('&', '&amp;')) && !words.includes(name))
              found.push(`asks what the page does not: ${name}`);
        }
      }
      return blocks.length > 0 ? found : ['no structured data'];
    }),
  ).toEqual([]);
});

// Proves 2.8, R22b.2.
test('the sitemap lists every listed page and nothing else, each with the day its content changed', () => {
  const xml = readFileSync(join(builtFolder, 'site-map.xml'), 'utf8');
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>\s*<lastmod>([^<]+)<\/lastmod>/g)];
  expect(places.map(([, url = '']) => url.slice(siteUrl.length) || '/').sort()).toEqual([...listed].sort());
  for (const [, , day = ''] of places) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});

test('every page brings a policy before all scripts, and it allows nothing that is not ours or not known word by word', () => {
  expect(
    complaints(({ html, root }) => {
      const policy = root
        .querySelectorAll('meta[http-equiv]')
        .find((meta) => meta.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy')
        ?.getAttribute('content');
      if (!policy) return ['no policy'];
      const found = [];
      if (/unsafe|https?:|\*/.test(policy)) found.push(policy);
      if (!policy.includes("default-src 'self'")) found.push('nothing by default');
      if (html.indexOf('<script') < html.search(/content-security-policy/i)) found.push('a script before it');
      return found;
    }),
  ).toEqual([]);
});

test('the towns on every map are links that say how far they are, and stand in the list below as well', () => {
  expect(
    complaints(({ root }) => {
      const listed = new Set(root.querySelectorAll('footer a').map((link) => link.getAttribute('href')));
      return root
        .querySelectorAll('figure[aria-label^="Map of"] a')
        .filter(
          (link) =>
            !listed.has(link.getAttribute('href')) || !/miles? from us|where we are/.test(link.outerHTML),
        )
        .map((link) => link.outerHTML);
    }),
  ).toEqual([]);
  expect(byPath.get('/')?.root.querySelectorAll('figure[aria-label^="Map of"] a').length).toBe(
    cityList.length,
  );
});

// Icons repeat; what is drawn is worth seeing once.
// Proves R14.7.
test('no drawing stands twice on a page', () => {
  const iconLength = 1200;
  expect(
    complaints(({ html }) => {
      const drawn = [...html.matchAll(/<svg[^>]*>(.*?)<\/svg>/gs)]
        .map(([, inside = '']) => inside)
        .filter((inside) => inside.length > iconLength)
        .map((inside) => new Set([...inside.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line)));
      // One that is cut out of another has a background of its own around the same lines.
      const isIn = (part: ReadonlySet<unknown>, whole: ReadonlySet<unknown>) =>
        part.size > 0 && [...part].filter((line) => whole.has(line)).length >= 0.8 * part.size;
      return drawn
        .filter((lines, place) => drawn.slice(0, place).some((earlier) => isIn(lines, earlier)))
        .map((lines) => [...lines].join(' ').slice(0, 80));
    }),
  ).toEqual([]);
});

test('no page carries an inline style or handler, which its own policy would refuse', () => {
  expect(
    complaints(({ html }) =>
      [...html.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)=["'][^>]*>/gi)].map(([tag]) => tag.slice(0, 120)),
    ),
  ).toEqual([]);
});

test('a phone that is turned on its side leaves the text as large as it is', () => {
  expect(complaints(({ html }) => (html.includes('-webkit-text-size-adjust:') ? [] : ['enlarged']))).toEqual(
    [],
  );
});

// For one sign that they do not know, browsers drop a rule, the desktop's layout on a phone, or a whole script.
// Proves 10.78.
test('every media query and pattern is written as browsers at the arrival floor read it', () => {
  const isYounger = (query: string) => /[<>]|\bnot \(|\bor \(/.test(query.replaceAll('&lt;', '<'));
  const asked = /@media([^{]*)\{|\s(?:media|sizes|data-narrow-window)="([^"]*)"|matchMedia\([`'"]([^`'"]*)/g;
  const youngIn = (text: string) =>
    [...text.matchAll(asked)].map((found) => found.slice(1).find(Boolean) ?? '').filter(isYounger);
  expect(complaints(({ html }) => youngIn(html))).toEqual([]);
  const scripts = join(builtFolder, 'assets');
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(join(scripts, file), 'utf8');
    const lookingBehind = script.match(/\(\?<[=!]/g) ?? [];
    expect([...youngIn(script), ...lookingBehind], file).toEqual([]);
  }
});

// Proves R20.1, R20.2.
test('nobody reads of Florida, of Springfield, or of a second company', () => {
  // A contractor at home there does speak of them.
  const own = [
    company.region,
    ...[...cityList, ...servedTowns].flatMap(({ name, county }) => [name, county]),
  ];
  const foreign = ['South Florida', 'Miami, FL', 'Miami-Dade', 'Springfield'].filter(
    (words) => !own.some((name) => words.includes(name)),
  );
  expect(complaints(({ html }) => foreign.filter((words) => html.includes(words)))).toEqual([]);
  expect(complaints(({ html }) => (html.includes(company.name.value) ? [] : ['no company name']))).toEqual(
    [],
  );
});

test('no mailbox, secret or inner address of the server stands in what is shipped', () => {
  const shipped = readdirSync(builtFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|json|xml|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const telling = shipped.filter((file) =>
    /LEAD_MAILBOX|WEBHOOK_SECRET|SMTP_URL|DATABASE_URL|postgres:\/\/|leads@example|127\.0\.0\.1/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  const builders = fileURLToPath(new URL('../..', import.meta.url));
  telling.push(...shipped.filter((file) => readFileSync(file, 'utf8').includes(builders)));
  expect(telling).toEqual([]);
});

/** Whether somebody has written about it: the others say the same in every city, and no result list shows them. */
function hasWordsOfItsOwn(route: Route): boolean {
  if (route.kind === 'city') return cities[route.city].page !== undefined;
  return route.kind === 'service-in-city' && cities[route.city].services?.[route.service] !== undefined;
}

for (const [kind, limit] of [
  ['service-in-city', 0.4],
  ['city', 0.5],
] as const) {
  // Proves R27.2.
  test(`no ${kind} page with words of its own is more than ${limit} like its nearest sibling`, () => {
    const texts = routes
      .filter((route) => route.kind === kind && hasWordsOfItsOwn(route))
      .map(({ path }) => ({ name: path, text: readMainText(byPath.get(path)?.html ?? '<main></main>') }));
    const nearest = findNearestSiblings(texts);
    expect(nearest).toHaveLength(texts.length);
    expect(nearest.filter(({ similarity }) => similarity > limit)).toEqual([]);
  });
}
