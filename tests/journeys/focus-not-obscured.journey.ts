import type { Page } from '@playwright/test';
import { nearTown } from '../some-towns.ts';
import { isThorough } from '../thorough.ts';
import { walkEnergyCalculator } from './energy-calculator-states.ts';
import { connectionTrouble, expect, sizes, test } from './fixtures.ts';
import { inspectFocus } from './keyboard.ts';
import { fillHomeForm, openHomeForm, pendingBanner, sendButton } from './lead-forms.ts';
import { walkMenuAndQuestions } from './menu-states.ts';
import { walkRoofCalculator } from './roof-calculator-states.ts';
import { walkTrouble } from './states.ts';

// Whoever goes through a page with Tab sees where they are: nothing that stays in the window lies over it.
// Source: WCAG 2.4.11, asked here of the whole element and not only of a part.

/** What lies over the element with the focus once the page has scrolled to it; empty when it is seen whole. */
async function findLastingCover(page: Page): Promise<string> {
  const coverNow = async () => (await inspectFocus(page)).cover;
  await expect
    .poll(coverNow, { timeout: 2_000 })
    .toBe('')
    .catch(() => {});
  return coverNow();
}

/** Goes round the page with `key` until it is where it began, and names every stop that cannot be seen whole. */
async function goRound(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const found: string[] = [];
  await page.keyboard.press(key);
  const start = await page.evaluateHandle(() => document.activeElement);
  for (let presses = 0; presses < 300; presses += 1) {
    const { name, cover, isSame } = await inspectFocus(page, start);
    if (isSame && presses > 0) return found;
    if (cover && (await findLastingCover(page))) found.push(`${key} to ${name}: ${cover}`);
    await page.keyboard.press(key);
  }
  return [...found, `${key} never comes back to where it began`];
}

async function goBothWaysRound(page: Page): Promise<readonly string[]> {
  return [...(await goRound(page, 'Tab')), ...(await goRound(page, 'Shift+Tab'))];
}

// In a large window less is covered than on a phone: there most is walked through once a day.
const pages = ['/', '/metal-roofing', '/contact', '/roof-inspection', `/locations/${nearTown.slug}`];
const pagesPerSize = { phone: isThorough ? pages : pages.slice(0, 3), desktop: isThorough ? pages : ['/'] };

for (const size of ['phone', 'desktop'] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(240_000);

    for (const path of pagesPerSize[size]) {
      // Proves R29.2.
      test(`no stop of the keyboard on ${path} is hidden, neither forward nor back`, async ({ page }) => {
        await page.goto(path);
        expect(await goBothWaysRound(page)).toEqual([]);
      });
    }

    const walksWithFocus = [
      ['the roof cost calculator', walkRoofCalculator],
      ['the energy savings calculator', walkEnergyCalculator],
      ['menu and questions', walkMenuAndQuestions],
    ] as const;
    for (const [what, walk] of size === 'phone' || isThorough ? walksWithFocus : walksWithFocus.slice(2)) {
      // Proves R29.2.
      test(`no stop of the keyboard is hidden in any state of ${what}`, async ({ page, browserConsole }) => {
        browserConsole.allow(...walkTrouble);
        const found: string[] = [];
        await walk(page, async (state) => {
          const { name, cover } = await inspectFocus(page);
          if (cover) found.push(`${state}, as it appears: ${name}: ${cover}`);
          // A toast may lie over something for the seconds it stands, only not over what it speaks of.
          if ((await page.locator('[data-open="true"]').count()) > 0) return;
          found.push(...(await goBothWaysRound(page)).map((stop) => `${state}: ${stop}`));
        });
        expect(found).toEqual([]);
      });
    }

    for (const path of ['/', '/roofing-calculator']) {
      test(`nor on ${path} while a request waits on the device`, async ({ page, browserConsole }) => {
        browserConsole.allow(connectionTrouble);
        await page.route('**/api/leads/*', (route) =>
          route.fulfill({ status: 503, json: { error: 'busy' } }),
        );
        await openHomeForm(page);
        await sendButton(await fillHomeForm(page)).click();
        await expect(pendingBanner(page)).toBeVisible();
        await page.goto(path);
        await expect(pendingBanner(page)).toContainText('waiting to be sent');
        expect(await goBothWaysRound(page)).toEqual([]);
      });
    }
  });
}
