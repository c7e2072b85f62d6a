import type { Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { isThorough } from '../thorough.ts';
import { pathsToVisit } from './built-pages.ts';
import { expect, test } from './fixtures.ts';
import { findUnreadableWords, shareOfBars } from './layout.ts';
import { walks, walkTrouble } from './states.ts';

// Words that can be read in a low and narrow window, and at twice their size. Source: WCAG 1.4.4 and 1.4.10.

/** More than this and there is no room left to read between the bars. */
const largestShareOfBars = 1 / 3;

async function findHindrances(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...(await findUnreadableWords(page)),
    ...(beyond > 0 ? [`${beyond} px wider than the window`] : []),
  ];
}

const large = 'at twice the text size on a narrow phone';

for (const [how, viewport, textPercent] of [
  // A window of 1280 × 1024 at 400 %.
  ['at 400 % zoom', { width: 320, height: 256 }, 100],
  [large, { width: 320, height: 640 }, 200],
] as const) {
  test.describe(how, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) =>
      page.addInitScript((percent) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`;
        });
      }, textPercent),
    );

    test('every page can be read without scrolling sideways, and the bars leave room', async ({
      page,
      browserConsole,
    }) => {
      test.setTimeout(600_000);
      // The lost page logs what was looked for, as specified.
      browserConsole.allow(/404/);
      const found: string[] = [];
      for (const path of pathsToVisit()) {
        await page.goto(
          path === '/request-received' ? `${path}?reference=${company.referencePrefix}-7K4M-Q2X8` : path,
        );
        found.push(...(await findHindrances(page)).map((what) => `${path}: ${what}`));
        const share = await shareOfBars(page);
        if (share > largestShareOfBars) found.push(`${path}: bars take ${share} of the window`);
      }
      expect(found).toEqual([]);
    });

    // What stands in a low window is what stands in a narrow one: its bars are measured above, its states once a day.
    for (const [what, walk] of isThorough || how === large ? walks : []) {
      test(`${what} can be read and used in every state`, async ({ page, browserConsole }) => {
        test.slow();
        browserConsole.allow(...walkTrouble);
        const found: string[] = [];
        await walk(page, async (state) => {
          found.push(...(await findHindrances(page)).map((what) => `${state}: ${what}`));
        });
        expect(found).toEqual([]);
      });
    }
  });
}
