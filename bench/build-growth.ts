// How building grows with the number of towns: the site as it is, copied aside, with towns that exist only there.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** Adds towns that have the place and the words of the real ones, each under its own name and address. */
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
  cities[slug] = { ...real, slug, name, displayName: name + ', OH' };
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

interface Growth {
  readonly towns: number;
  readonly pages: number;
  readonly seconds: number;
  readonly megabytes: number;
}

function buildWith(towns: number): Growth {
  const folder = mkdtempSync(join(tmpdir(), 'build-growth-'));
  try {
    for (const part of copied) cpSync(join(root, part), join(folder, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    if (towns > 12) addTowns(folder, towns);
    const report = join(folder, 'memory.txt');
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
          MEMORY_REPORT: report,
        },
      },
    );
    const seconds = (performance.now() - startedAt) / 1000;
    if (status !== 0) throw new Error(`The build with ${towns} towns failed:\n${stdout}${stderr}`);
    const memory = Number(readFileSync(report, 'utf8'));
    return { towns, pages: 31 + towns * 9, seconds, megabytes: memory };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Slope of log time over log pages between two builds. */
function exponent(from: Growth, to: Growth): number {
  return Math.log(to.seconds / from.seconds) / Math.log(to.pages / from.pages);
}

export const buildGrowth: Benchmark = {
  name: 'growth',
  title: 'The whole build at 12, 120 and 1,200 towns',
  run: async () => {
    const builds = townCounts.map(buildWith);
    return builds.map((build, place) => {
      const before = builds[place - 1];
      const slope = before ? exponent(before, build) : null;
      const msPerPage = (build.seconds * 1000) / build.pages;
      const isMet =
        before === undefined
          ? null
          : msPerPage <= slowestMsPerPage &&
            build.megabytes <= mostMegabytes &&
            (slope ?? 0) <= steepestExponent;
      return {
        what: `${build.towns} towns, ${build.pages} pages`,
        figure: `${build.seconds.toFixed(1)} s, ${(build.pages / build.seconds).toFixed(0)} pages/s, ${msPerPage.toFixed(1)} ms a page, peak ${Math.round(build.megabytes)} MB${slope === null ? '' : `, exponent ${slope.toFixed(2)}`}`,
        yardstick: before
          ? `the build at ${before.towns} towns`
          : 'start-up, bundling and pictures are in it',
        bar: before ? `${slowestMsPerPage} ms a page, ${mostMegabytes} MB, linear` : 'none',
        isMet,
      };
    });
  },
};
