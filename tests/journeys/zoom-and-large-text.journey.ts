import { describe, expect, test } from 'vitest';
import { routes } from '#site/search-listing/indexed-routes.ts';
import { findUnreadableWords, shareOfBars } from './layout.ts';
import { prepareSite } from './prepare-site.ts';
import { walks } from './states.ts';
import type { Visit } from './visit.ts';

// Words that can be read in a low and narrow window, and at twice their size. Source: WCAG 1.4.4 and 1.4.10.

const site = prepareSite({ isStartedOnce: true });

/** More than this and there is no room left to read between the bars. */
const largestShareOfBars = 1 / 3;

describe.each([
  // A window of 1280 × 1024 at 400 %.
  ['at 400 % zoom', { width: 320, height: 256 }, 100],
  ['at twice the text size on a narrow phone', { width: 320, height: 640 }, 200],
])('%s', (_how, viewport, textPercent) => {
  const begin = async (): Promise<Visit> => {
    const visit = await site.beginVisit({ viewport, reducedMotion: 'reduce' });
    await visit.page.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    }, textPercent);
    return visit;
  };
  const findHindrances = async ({ page }: Visit): Promise<string[]> => {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return [
      ...(await findUnreadableWords(page)),
      ...(beyond > 0 ? [`${beyond} px wider than the window`] : []),
    ];
  };

  test('every page can be read without scrolling sideways, and the bars leave room', async () => {
    const visit = await begin();
    const found: string[] = [];
    for (const path of [
      ...routes.map((route) => route.path),
      '/404',
      '/request-received?reference=SWO-7K4M-Q2XD',
    ]) {
      await visit.page.goto(path);
      found.push(...(await findHindrances(visit)).map((what) => `${path}: ${what}`));
      const share = await shareOfBars(visit.page);
      if (share > largestShareOfBars) found.push(`${path}: bars take ${share} of the window`);
    }
    expect(found).toEqual([]);
  }, 300_000);

  test.each(walks)(
    '%s can be read and used in every state',
    async (_what, walk) => {
      const visit = await begin();
      const found: string[] = [];
      await walk(visit.page, async (state) => {
        found.push(...(await findHindrances(visit)).map((what) => `${state}: ${what}`));
      });
      expect(found).toEqual([]);
    },
    120_000,
  );
});
