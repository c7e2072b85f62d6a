import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { prepareSite } from './prepare-site.ts';
import { walks } from './states.ts';

const site = prepareSite({ isStartedOnce: true });

/** Everything on the page that would move by itself, fade, slide or scroll softly. */
const findMovement = (page: Page) =>
  page.evaluate(() => {
    const lasts = (durations: string) =>
      durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const name = `${element.localName}${part ?? ''} ${element.textContent.trim().slice(0, 30)}`;
        return [
          ...(style.transitionProperty !== 'none' && lasts(style.transitionDuration)
            ? [`${name} changes slowly`]
            : []),
          ...(style.animationName !== 'none' && lasts(style.animationDuration)
            ? [`${name} is animated`]
            : []),
          ...(style.scrollBehavior === 'smooth' ? [`${name} scrolls softly`] : []),
        ];
      }),
    );
  });

const shownSlide = (page: Page) => page.locator('[data-slide="shown"]').getAttribute('aria-label');

test('the slides turn every four seconds, unless the system asks for less movement: then they stand for good', async () => {
  const moving = (await site.beginVisit()).page;
  const still = (await site.beginVisit({ reducedMotion: 'reduce' })).page;
  for (const page of [moving, still]) {
    await page.goto('/');
    await page.locator('[data-hero="loaded"]').waitFor();
    await page.mouse.move(0, 0);
  }
  await moving.locator('[data-slide="shown"][aria-label="2 of 3"]').waitFor({ timeout: 6000 });
  await still.waitForTimeout(5000);
  expect(await shownSlide(still)).toBe('1 of 3');
  expect(await still.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
  // Asked for, a slide still comes.
  await still.getByRole('button', { name: /^Storm and insurance help/ }).click();
  expect(await shownSlide(still)).toBe('2 of 3');
});

test('who asks for less movement while the slides turn is heard at once', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/');
  await page.locator('[data-turning]').waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-turning]').waitFor({ state: 'detached' });
});

describe('when the system asks for less movement', () => {
  test.each(['/', '/services', '/metal-roofing', '/financing', '/locations/kettering-oh'])(
    'nothing on %s moves',
    async (path) => {
      const { page } = await site.beginVisit({ reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await findMovement(page)).toEqual([]);
    },
  );

  test.each(walks)(
    'nothing moves in any state of %s',
    async (_what, walk) => {
      const { page } = await site.beginVisit({ reducedMotion: 'reduce' });
      const found: string[] = [];
      await walk(page, async (state) => {
        found.push(...(await findMovement(page)).map((movement) => `${state}: ${movement}`));
      });
      expect(found).toEqual([]);
    },
    120_000,
  );
});

test('otherwise things move, so that the tests above could find it', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/');
  expect(await findMovement(page)).not.toEqual([]);
});
