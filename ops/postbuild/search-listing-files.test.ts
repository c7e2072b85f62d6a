import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexedRoutes } from '#site/search-listing/indexed-routes.ts';
import { makeFolder } from '../../tests/temporary-folder.ts';
import { composeListingFiles, readContentDate } from './search-listing-files.ts';

const siteUrl = 'https://roof.example';
const compose = (contentDate?: string) => composeListingFiles(siteUrl, contentDate);

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

async function commit(folder: string, subfolder: string, date: string): Promise<void> {
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
  const folder = makeFolder();
  await commit(folder, 'content', '2026-02-03T12:00:00+00:00');
  await commit(folder, 'site', '2026-04-05T12:00:00+00:00');
  expect(await readContentDate(folder)).toMatch(/^2026-02-03/);
});

test('without a repository the content has no date', async () => {
  expect(await readContentDate(makeFolder())).toBeUndefined();
});
