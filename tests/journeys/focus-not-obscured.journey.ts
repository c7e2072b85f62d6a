import { nearTown } from '../some-towns.ts';
import { isThorough } from '../thorough.ts';
import { connectionTrouble, expect, sizes, test } from './fixtures.ts';
import { bothWays, findHiddenStops } from './keyboard.ts';
import { leaveRequestWaiting, pendingBanner } from './lead-forms.ts';

// Going through a page with Tab, one sees where one is: nothing that stays in the window lies over it.
// Source: WCAG 2.4.11, asked here of the whole element and not only of a part. The states of the calculators and the menu
// are in accessibility-states.journey.ts.

// In a large window less is covered than on a phone, and without a request that waits less than with one: once a day.
const pages = ['/metal-roofing'];
if (isThorough) pages.push('/', '/contact', '/roof-inspection', `/locations/${nearTown.slug}`);

for (const size of isThorough ? (['phone', 'desktop'] as const) : (['phone'] as const)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], contextOptions: { reducedMotion: 'reduce' } });
    test.setTimeout(240_000);

    for (const path of pages) {
      // Proves R29.2.
      test(`no stop of the keyboard on ${path} is hidden, neither forward nor back`, async ({ page }) => {
        await page.goto(path);
        expect(await findHiddenStops(page, bothWays)).toEqual([]);
      });
    }

    // Proves R29.2.
    test('nor beside a form and in a calculator while a request waits on the device', async ({
      page,
      browserConsole,
    }) => {
      browserConsole.allow(connectionTrouble);
      await leaveRequestWaiting(page);
      for (const path of isThorough ? ['/', '/roofing-calculator'] : ['/contact', '/roofing-calculator']) {
        await page.goto(path);
        await expect(pendingBanner(page)).toContainText('waiting to be sent');
        // The room for it is given a frame after it is drawn.
        await page.waitForFunction(() =>
          /[1-9]/.test(getComputedStyle(document.documentElement).getPropertyValue('--foot-strip')),
        );
        expect(await findHiddenStops(page, bothWays), path).toEqual([]);
      }
    });
  });
}
