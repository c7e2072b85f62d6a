import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { indexedRoutes } from '#site/search-listing/indexed-routes.ts';
import { composeListingFiles, readContentDate } from './search-listing-files.ts';

const siteUrl = 'https://roof.example';
const compose = (contentDate?: string) => composeListingFiles(siteUrl, contentDate);

test('the sitemap lists every page that may be listed once and no other, dated by the last change of the content', async () => {
  const { '/site-map.xml': xml } = await compose('2026-02-03T12:00:00+00:00');
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const rows = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  expect(rows.map(([, address]) => address?.replace(/\/$/, ''))).toEqual(
    indexedRoutes.map(({ path }) => `${siteUrl}${path}`.replace(/\/$/, '')),
  );
  expect(new Set(rows.map(([, , date]) => date))).toEqual(new Set(['2026-02-03']));
});

test('where the last change is unknown, the sitemap gives no date', async () => {
  const { '/site-map.xml': xml } = await compose();
  expect(xml.match(/<loc>/g)).toHaveLength(indexedRoutes.length);
  expect(xml).not.toContain('lastmod');
});

test('robots may read all but the lead server, and learn where the sitemap is', async () => {
  const { '/robots.txt': text } = await compose();
  expect(text.split('\n')).toContain('Disallow: /api/');
  expect(text).toContain(`Sitemap: ${siteUrl}/site-map.xml`);
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-date-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function commit(subfolder: string, date: string): Promise<void> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  git('init', '-q');
  await mkdir(join(folder, subfolder));
  await writeFile(join(folder, subfolder, 'words.ts'), '');
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
}

test('the content is dated by the newest commit that touched it, whatever else was changed since', async () => {
  await commit('content', '2026-02-03T12:00:00+00:00');
  await commit('site', '2026-04-05T12:00:00+00:00');
  expect(await readContentDate(folder)).toMatch(/^2026-02-03/);
});

test('without a repository the content has no date', async () => {
  expect(await readContentDate(folder)).toBeUndefined();
});
