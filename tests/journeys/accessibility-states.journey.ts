import { isThorough } from '../thorough.ts';
import { findBarriers } from './axe.ts';
import { expect, sizes, test } from './fixtures.ts';
import { findSmallTargets, findUnreadableWords } from './layout.ts';
import { walks, walkTrouble } from './states.ts';

// What accessibility-pages.journey.ts does for pages as they are opened, for every step, error, toast and result. Between
// phone and desktop lies the tablet: once a day.

for (const [size, { hasTouch, isMobile }] of [
  ['phone', { hasTouch: true, isMobile: true }],
  ...(isThorough ? ([['tablet', { hasTouch: true, isMobile: false }]] as const) : []),
  ['desktop', { hasTouch: false, isMobile: false }],
] as const) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport: sizes[size], hasTouch, isMobile, contextOptions: { reducedMotion: 'reduce' } });

    for (const [what, walk] of walks) {
      test(`${what} is without barriers in every state, all words can be read and all targets hit`, async ({
        page,
        browserConsole,
      }) => {
        test.slow();
        browserConsole.allow(...walkTrouble);
        const found: string[] = [];
        await walk(page, async (state) => {
          const wrong = [
            ...(await findBarriers(page)),
            ...(await findUnreadableWords(page)),
            ...(hasTouch ? await findSmallTargets(page) : []),
          ];
          found.push(...wrong.map((what) => `${state}: ${what}`));
        });
        expect(found).toEqual([]);
      });
    }
  });
}
