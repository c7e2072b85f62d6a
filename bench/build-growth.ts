// How building grows with the number of towns: the site as it is, copied aside, with towns that exist only there. Every
// build starts cold: nothing that an earlier one kept is there. Beside it stands Astro alone with the same addresses.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Benchmark } from './measurement.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const copied = [
  'content',
  'calculators',
  'leads',
  'design',
  'site',
  'server',
  'ops',
  'public',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];
const townCounts = [12, 120, 1200];

const slowestMsPerPage = 12;
const mostMegabytes = 2000;
/** 1 is linear; above this, twice the towns cost visibly more than twice the time. */
const steepestExponent = 1.15;

function edit(folder: string, file: string, change: (source: string) => string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The growth benchmark no longer knows how to add towns to ${file}.`);
  writeFileSync(path, after);
}

/** Adds towns with the words of the real ones, each under its own name and address, scattered over the same counties. */
function addTowns(folder: string, count: number): void {
  edit(
    folder,
    'content/cities/city-slugs.ts',
    (source) =>
      `${source.replace('export const citySlugs = [', 'const realSlugs = [')}
const more = Array.from({ length: ${count} - realSlugs.length }, (_, place) => \`town-\${String(place).padStart(4, '0')}-oh\`);
export const citySlugs = [...realSlugs, ...more];
export const realSlugOf = (slug) => realSlugs.includes(slug) ? slug : realSlugs[more.indexOf(slug) % realSlugs.length];
`,
  );
  edit(
    folder,
    'content/cities/cities.ts',
    (source) =>
      `import { citySlugs as allSlugs, realSlugOf } from './city-slugs.ts';\n${source}
for (const slug of allSlugs) {
  if (slug in cities) continue;
  const real = cities[realSlugOf(slug)];
  const name = 'Town ' + slug.slice(5, 9);
  const place = Number(slug.slice(5, 9));
  const latitude = real.latitude + 0.15 * Math.sin(place * 1.7);
  const longitude = real.longitude + 0.2 * Math.sin(place * 2.9);
  cities[slug] = { ...real, slug, name, displayName: name + ', OH', latitude, longitude };
}
`,
  );
  edit(
    folder,
    'content/cities/city-pages.ts',
    (source) =>
      `import { realSlugOf } from './city-slugs.ts';\n${source.replace('cityPages[slug]', 'cityPages[realSlugOf(slug)]')}`,
  );
  edit(
    folder,
    'content/service-in-city/local-texts.ts',
    (source) =>
      `import { realSlugOf } from '../cities/city-slugs.ts';\n${source.replace('localTexts[service][city]', 'localTexts[service][realSlugOf(city)]')}`,
  );
}

/** Leaves of the towns' pages their addresses, and of our own work on the built site nothing. */
function emptyTownPages(folder: string): void {
  const page = '<html><head><title>{address}</title></head><body><h1>{address}</h1></body></html>';
  const imports = `import { citySlugs } from '#content/cities/city-slugs.ts';
import { serviceSlugs } from '#content/services/service-slugs.ts';`;
  const paths = {
    'locations/[city]': 'citySlugs.map((city) => ({ params: { city } }))',
    'services/[service]/[city]':
      'serviceSlugs.flatMap((service) => citySlugs.map((city) => ({ params: { service, city } })))',
  };
  for (const [file, list] of Object.entries(paths)) {
    edit(
      folder,
      `site/pages/${file}.astro`,
      () =>
        `---\n${imports}\nexport const getStaticPaths = () => ${list};\nconst address = Astro.url.pathname;\n---\n${page}\n`,
    );
  }
  edit(folder, 'astro.config.ts', (source) =>
    source
      .replace('searchListing(environment.siteUrl), finishing', 'finishing')
      .replace('await finishBuild(', 'await ((..._nothing) => ({ files: 0, pictures: 0, bytes: 0 }))('),
  );
}

/** A copy of the project whose builds keep what they keep to themselves. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-growth-'));
  for (const part of copied) cpSync(join(root, part), join(folder, part), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !/^\.(cache|vite)/.test(name)))
    symlinkSync(join(root, 'node_modules', name), join(packages, name));
  return folder;
}

interface Growth {
  readonly towns: number;
  readonly pages: number;
  readonly seconds: number;
  /** User and system time of all cores: tells a slow build from a busy machine. */
  readonly processorSeconds: number;
  readonly megabytes: number;
}

function buildIn(folder: string, towns: number): Growth {
  const report = join(folder, 'resources.json');
  const startedAt = performance.now();
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--max-old-space-size=4096', 'node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        RESOURCE_REPORT: report,
      },
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`The build with ${towns} towns failed:\n${stdout}${stderr}`);
  const { maxRSS, userCPUTime, systemCPUTime }: NodeJS.ResourceUsage = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  return {
    towns,
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: maxRSS / 1024,
  };
}

function buildWith(towns: number, prepare: (folder: string) => void = () => {}): Growth {
  const folder = copyProject();
  try {
    if (towns > 12) addTowns(folder, towns);
    prepare(folder);
    return buildIn(folder, towns);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function msPerPage({ seconds, pages }: Growth): number {
  return (seconds * 1000) / pages;
}

/** Slope of log time over log pages between two builds. */
function exponent(from: Growth, to: Growth): number {
  return Math.log(to.seconds / from.seconds) / Math.log(to.pages / from.pages);
}

export const buildGrowth: Benchmark = {
  name: 'growth',
  title: 'The whole build at 12, 120 and 1,200 towns',
  run: async () => {
    const builds = townCounts.map((towns) => ({
      ...buildWith(towns),
      floor: buildWith(towns, emptyTownPages),
    }));
    return builds.map((build, place) => {
      const before = builds[place - 1];
      const slope = before ? exponent(before, build) : null;
      const isMet =
        slope === null
          ? null
          : msPerPage(build) <= slowestMsPerPage &&
            build.megabytes <= mostMegabytes &&
            slope <= steepestExponent;
      const figures = [
        `${build.seconds.toFixed(1)} s`,
        `${msPerPage(build).toFixed(1)} ms a page`,
        `${build.processorSeconds.toFixed(1)} s of processor`,
        `peak ${Math.round(build.megabytes)} MB`,
        ...(slope === null ? [] : [`exponent ${slope.toFixed(2)}`]),
      ];
      return {
        what: `${build.towns} towns, ${build.pages} pages`,
        figure: figures.join(', '),
        yardstick: `empty town pages: ${build.floor.seconds.toFixed(1)} s, ${msPerPage(build.floor).toFixed(1)} ms a page`,
        bar: before ? `${slowestMsPerPage} ms a page, ${mostMegabytes} MB, linear` : 'none',
        isMet,
        ...(place === 1 && { ifMissed: 'start-up, bundling and the site’s own pictures are in it' }),
      };
    });
  },
};
