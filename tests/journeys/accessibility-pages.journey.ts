import type { Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { findCoveredControls } from '../covered-controls.ts';
import { isThorough } from '../thorough.ts';
import { findBarriers } from './axe.ts';
import { pathsToVisit } from './built-pages.ts';
import { expect, sizes, test } from './fixtures.ts';
import {
  findHindrances,
  findMovement,
  findSecondSlateBand,
  findSmallTargets,
  findTornWords,
  findUnreadableWords,
  inTypefaces,
  largeText,
  largeTextOnPhone,
  shareOfBars,
  zoomed,
} from './layout.ts';

// Every kind of page at each size: no barrier axe knows of, nothing refused by the page's own policy, no console output,
// nothing that scrolls sideways, is cut off, is too small for a finger, or moves where the visitor asked for rest, and no
// more than one band in slate. In a window that is made small or has large text, the words can still be read.

/** Where a page is met, if it is not at its own path with status 200. */
const metElsewhere: Readonly<Record<string, { readonly path: string; readonly status: number }>> = {
  '/404': { path: '/no/such/page', status: 404 },
  '/request-received': {
    path: `/request-received?reference=${company.referencePrefix}-7K4M-Q2X8`,
    status: 200,
  },
};

/** More than this and there is no room left to read between the bars. */
const largestShareOfBars = 1 / 3;

async function findLargeBars(page: Page): Promise<readonly string[]> {
  const share = await shareOfBars(page);
  return share > largestShareOfBars ? [`bars take ${share} of the window`] : [];
}

/** In a window that is made small or has large text. */
async function findHindrancesWhenLarge(page: Page): Promise<readonly string[]> {
  await inTypefaces(page);
  const bars = () => findLargeBars(page);
  return [
    ...(await findHindrances(page, [zoomed, largeText], bars)),
    ...(await findHindrances(page, [largeTextOnPhone], async () => [
      ...(await bars()),
      ...(await findTornWords(page)),
    ])),
  ];
}

/** The lost page logs what was looked for, as specified. */
const lostPage = /404|no\/such\/page/;

for (const [size, hasTouch] of [
  ['phone', true],
  ['desktop', false],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({
      viewport: sizes[size],
      hasTouch,
      isMobile: hasTouch,
      contextOptions: { reducedMotion: 'reduce' },
    });

    // Proves 2.1.
    test('every page is without barriers and complaints, can be read and be touched, and nothing moves', async ({
      page,
      browserConsole,
    }) => {
      test.setTimeout(isThorough ? 2_400_000 : 600_000);
      browserConsole.allow(lostPage);
      // Also what a policy only reports, which no console shows.
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      const found: string[] = [];
      for (const built of pathsToVisit()) {
        const { path, status } = metElsewhere[built] ?? { path: built, status: 200 };
        const response = await page.goto(path);
        if (response?.status() !== status) found.push(`${path}: status ${response?.status()}`);
        const wrong = [
          ...(await findBarriers(page)),
          ...(await findUnreadableWords(page)),
          ...(await page.evaluate(findCoveredControls)),
          ...(hasTouch
            ? [...(await findSmallTargets(page)), ...(await findMovement(page))]
            : [...(await findSecondSlateBand(page)), ...(await findHindrancesWhenLarge(page))]),
        ];
        found.push(...wrong.map((what) => `${path}: ${what}`));
      }
      expect(found).toEqual([]);
    });
  });
}

test('a page refuses the script that somebody manages to write into it, and says so', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/Content Security Policy/, /404/);
  await page.goto('/');
  await page.evaluate(() => {
    const injected = document.createElement('div');
    injected.innerHTML =
      '<img src="/nowhere.png" onerror="document.title = \'taken over\'"><p style="color: red"></p>';
    document.body.append(injected);
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  const refusals = () => browserConsole.lines.filter((line) => line.includes('Content Security Policy'));
  await expect.poll(() => refusals().length).toBeGreaterThanOrEqual(3);
  await expect(page).not.toHaveTitle('taken over');
});

// Proves 2.2, 2.82, 2.83, R25.1.
test('the page for lost addresses answers 404, logs the path, and leads home', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(lostPage);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(browserConsole.lines).toContainEqual(expect.stringContaining('/no/such/page'));
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL('/');
});

// Proves 2.70, R25.1.
test('an unknown town of a known service leads to the lost page and leaves no trace in the history', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(lostPage);
  await page.goto('/about');
  await page.goto('/services/roof-repair/nowhere');
  await expect(page).toHaveURL('/404');
  expect(browserConsole.lines).toContainEqual(expect.stringContaining('/services/roof-repair/nowhere'));
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/about');
});
