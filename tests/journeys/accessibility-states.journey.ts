import { describe, expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { findSmallTargets, findUnreadableWords } from './layout.ts';
import { prepareSite } from './prepare-site.ts';
import { walks } from './states.ts';
import { sizes } from './visit.ts';

// What every-page-for-everybody.journey.ts does for pages as they are opened, for every step, error, toast and result.

const site = prepareSite({ isStartedOnce: true });

describe.each([
  ['phone', { viewport: sizes.phone, hasTouch: true, isMobile: true }],
  ['tablet', { viewport: sizes.tablet, hasTouch: true }],
  ['desktop', { viewport: sizes.desktop, hasTouch: false }],
])('on a %s', (_device, options) => {
  test.each(walks)(
    '%s is without barriers in every state, all words can be read and all targets hit',
    async (_what, walk) => {
      const { page, complaints } = await site.beginVisit({ ...options, reducedMotion: 'reduce' });
      const found: string[] = [];
      await walk(page, async (state) => {
        const wrong = [
          ...(await findBarriers(page)),
          ...(await findUnreadableWords(page)),
          ...(options.hasTouch ? await findSmallTargets(page) : []),
        ];
        found.push(...wrong.map((what) => `${state}: ${what}`));
      });
      expect(found).toEqual([]);
      expect(complaints.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
    },
    120_000,
  );
});
