import { findCoveredControls } from '../covered-controls.ts';
import { isThorough } from '../thorough.ts';
import { findBarriers } from './axe.ts';
import { expect, sizes, test } from './fixtures.ts';
import { findHiddenStops, findHiddenStopsOfWizard, inspectFocus } from './keyboard.ts';
import {
  findHindrances,
  findMovement,
  findSmallTargets,
  findTornWords,
  findUnreadableWords,
  largeText,
  zoomed,
} from './layout.ts';
import { expectHeard, listen } from './listen.ts';
import { walks, walkTrouble } from './states.ts';

// What accessibility-pages.journey.ts and focus-not-obscured.journey.ts do for pages as they are opened, for every step,
// error, toast and result, that a screen reader is told of each, and that no word or figure is torn where a calculator has
// least room. Once a day: the tablet between phone and desktop, on a desktop all but the menu, the home page's form, which
// is the contact form with fewer fields, what is zoomed and not only in large text, and the way back with Shift+Tab.

/** Where something stays in the window over what scrolls: the foot bar of the calculators, the header. */
const walksWithBars = ['the roof cost calculator', 'the energy savings calculator', 'menu and questions'];
/** Where the room for words is least: on the narrowest phone, and where the summary just comes to stand beside the steps. */
const leastRoom = [320, ...(isThorough ? [360] : []), 901].map((width) => ({
  how: `at ${width}`,
  width,
  height: 768,
  textPercent: 100,
}));

const isDaily = (what: string, size: string) =>
  size === 'desktop' ? what !== 'menu and questions' : what === 'the form on the home page';

for (const [size, { hasTouch, isMobile }] of [
  ['phone', { hasTouch: true, isMobile: true }],
  ...(isThorough ? ([['tablet', { hasTouch: true, isMobile: false }]] as const) : []),
  ['desktop', { hasTouch: false, isMobile: false }],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], hasTouch, isMobile, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, walk, said] of walks) {
      if (isDaily(what, size) && !isThorough) continue;
      // In a large window less is covered than on a phone.
      const followsFocus =
        walksWithBars.includes(what) && (size === 'phone' || isThorough || what === 'menu and questions');

      // Proves 4.13, R1.2, R29.2.
      test(`${what} is without barriers in every state: words can be read, targets hit, stops of the keyboard seen, nothing moves, and a screen reader is told`, async ({
        page,
        browserConsole,
      }) => {
        test.setTimeout(240_000);
        browserConsole.allow(...walkTrouble);
        const found: string[] = [];
        let states = 0;
        const heard = await listen(page);
        await walk(page, async (state) => {
          states += 1;
          const { name, cover } = await inspectFocus(page);
          const wrong = [
            ...(cover ? [`as it appears: ${name}: ${cover}`] : []),
            ...(await findBarriers(page)),
            ...(await findUnreadableWords(page)),
            ...(hasTouch ? await findSmallTargets(page) : []),
            ...(await findMovement(page)),
          ];
          // A toast may lie over something for the seconds it stands, only not over what it speaks of.
          const hasToast = (await page.locator('[data-open="true"]').count()) > 0;
          if (!hasToast) wrong.push(...(await page.evaluate(findCoveredControls)));
          // Where the skip link shows, the page is as it was opened: focus-not-obscured.journey.ts.
          if (followsFocus && !hasToast && state !== 'skip link') {
            const isLaterStep = what !== 'menu and questions' && states > 1;
            wrong.push(...(await (isLaterStep ? findHiddenStopsOfWizard(page) : findHiddenStops(page))));
          }
          if (isMobile)
            wrong.push(...(await findHindrances(page, isThorough ? [zoomed, largeText] : [largeText])));
          if (isMobile && what.includes('calculator'))
            wrong.push(...(await findHindrances(page, leastRoom, () => findTornWords(page))));
          found.push(...wrong.map((what) => `${state}: ${what}`));
        });
        expect(found).toEqual([]);
        for (const words of said) await expectHeard(heard, words);
      });
    }
  });
}
