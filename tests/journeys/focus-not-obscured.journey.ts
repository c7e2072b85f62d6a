import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { walkEnergyCalculator } from './energy-calculator-states.ts';
import { coverOfFocus, describeFocus } from './keyboard.ts';
import { fillHomeForm, openHomeForm, sendButton, waitingNotice } from './lead-forms.ts';
import { walkMenuAndQuestions } from './menu-states.ts';
import { prepareSite } from './prepare-site.ts';
import { walkRoofCalculator } from './roof-calculator-states.ts';
import { sizes } from './visit.ts';

// Whoever goes through a page with Tab sees where they are: nothing that stays in the window lies over it.
// Source: WCAG 2.4.11, asked here of the whole element and not only of a part.

const site = prepareSite({ isStartedOnce: true });

/** Goes round the page with `key` until it is where it began, and names every stop that cannot be seen whole. */
async function goRound(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const found: string[] = [];
  await page.keyboard.press(key);
  const start = await page.evaluateHandle(() => document.activeElement);
  for (let presses = 0; presses < 300; presses += 1) {
    const cover = await coverOfFocus(page);
    if (cover) found.push(`${key} to ${await describeFocus(page)}: ${cover}`);
    await page.keyboard.press(key);
    if (await page.evaluate((element) => element === document.activeElement, start)) return found;
  }
  return [...found, `${key} never comes back to where it began`];
}

describe.each([
  ['phone', sizes.phone],
  ['desktop', sizes.desktop],
])('on a %s', (_size, viewport) => {
  const begin = () => site.beginVisit({ viewport, reducedMotion: 'reduce' });

  test.each(['/', '/contact', '/metal-roofing', '/roof-inspection', '/locations/kettering-oh'])(
    'no stop of the keyboard on %s is hidden, neither forward nor back',
    async (path) => {
      const { page } = await begin();
      await page.goto(path);
      const found = [...(await goRound(page, 'Tab')), ...(await goRound(page, 'Shift+Tab'))];
      expect(found).toEqual([]);
    },
    120_000,
  );

  test.each([
    ['the roof cost calculator', walkRoofCalculator],
    ['the energy savings calculator', walkEnergyCalculator],
    ['menu and questions', walkMenuAndQuestions],
  ])(
    'no stop of the keyboard is hidden in any state of %s',
    async (_what, walk) => {
      const { page } = await begin();
      const found: string[] = [];
      await walk(page, async (state) => {
        const first = await coverOfFocus(page);
        if (first) found.push(`${state}, as it appears: ${await describeFocus(page)}: ${first}`);
        // A notice may lie over something for the seconds it stands, only not over what it speaks of.
        if ((await page.locator('[data-open="true"]').count()) > 0) return;
        found.push(...(await goRound(page, 'Tab')).map((stop) => `${state}: ${stop}`));
        found.push(...(await goRound(page, 'Shift+Tab')).map((stop) => `${state}: ${stop}`));
      });
      expect(found).toEqual([]);
    },
    240_000,
  );

  test.each(['/', '/roofing-calculator'])(
    'nor on %s while a request waits on the device',
    async (path) => {
      const { page } = await begin();
      await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
      await openHomeForm(page);
      await sendButton(await fillHomeForm(page)).click();
      await waitingNotice(page).waitFor();
      await page.goto(path);
      await waitingNotice(page).waitFor();
      const found = [...(await goRound(page, 'Tab')), ...(await goRound(page, 'Shift+Tab'))];
      expect(found).toEqual([]);
    },
    120_000,
  );
});
