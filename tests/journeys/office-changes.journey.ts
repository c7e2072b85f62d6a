import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '#client/company.ts';
import { isoDay } from '#content/wording/dates.ts';
import { copyForClient } from '../clients/copy-for-client.ts';
import { findBarriers } from './axe.ts';
import { signInAs } from './desk.ts';
import { expect, test as journey, sizes } from './fixtures.ts';
import { type RunningServer, startServer } from './running-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Two builds of the whole site, on a machine that has other things to do. */
const longestBuildMs = 300_000;

// In a copy: what is built here must not be served by the servers of other journeys.
const test = journey.extend<object, { workerServer: RunningServer }>({
  workerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const copy = copyForClient();
      for (const folder of ['dist', 'dist-desk'])
        cpSync(join(root, folder), join(copy, folder), { recursive: true });
      const server = await startServer(
        { DESK: 'on' },
        { through: ['sh', '-c', 'cd "$0" && exec "$@"', copy] },
      );
      await use(server);
      await server.dispose();
      rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const day = (daysFromNow: number) =>
  isoDay(new Date(Date.now() + daysFromNow * 86_400_000), company.timeZone);

test('the office sets a notice, visitors see it on every page after the build, and one press takes it away', async ({
  server,
  page,
  openVisit,
}) => {
  test.setTimeout(2 * longestBuildMs);
  await page.setViewportSize(sizes.phone);
  await signInAs(server, page, 'Pat Miller');
  await page.getByRole('link', { name: 'Site' }).click();
  const notice = page.getByRole('form', { name: 'Notice' });
  await notice.getByLabel('What it says').fill('Closed for <b>Thanksgiving</b>.');
  await notice.getByLabel('Last day').fill(day(2));
  await notice.getByRole('button', { name: 'Save and build' }).click();
  await expect(page.getByText('The site is being built')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('form', { name: 'Special days' }).getByLabel('What it is').fill('Christmas');
  const visitor = await openVisit({ viewport: sizes.phone, javaScriptEnabled: false });
  await visitor.goto('/about');
  await expect(visitor.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);

  await expect(page.getByText('Visitors see everything below')).toBeVisible({ timeout: longestBuildMs });
  // Somebody was typing meanwhile.
  await expect(page.getByRole('form', { name: 'Special days' }).getByLabel('What it is')).toHaveValue(
    'Christmas',
  );
  for (const path of ['/', '/about', '/roofing-calculator']) {
    await visitor.goto(path);
    const bar = visitor.getByRole('complementary', { name: 'Notice' });
    await expect(bar).toContainText('Closed for <b>Thanksgiving</b>.');
  }
  await page.goto('/about');
  expect(await findBarriers(page)).toEqual([]);
  await page.goto('/desk/record');

  await expect(
    page.getByText(/notice, before: none; now: “Closed for <b>Thanksgiving<\/b>\.”/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Visitors see everything below')).toBeVisible({ timeout: longestBuildMs });
  await expect(notice.getByLabel('What it says')).toHaveValue('');
  await visitor.goto('/about');
  await expect(visitor.getByRole('complementary', { name: 'Notice' })).toHaveCount(0);
});
