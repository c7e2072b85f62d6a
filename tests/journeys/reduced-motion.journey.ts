import type { Page } from '@playwright/test';
import { nearTown } from '../some-towns.ts';
import { expect, test } from './fixtures.ts';
import { walks, walkTrouble } from './states.ts';

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

const shownSlide = (page: Page) => page.locator('[data-slide="shown"]');

// Proves 4.5.
test('the slides turn every four seconds, unless the system asks for less movement: then they stand for good', async ({
  page: moving,
  openVisit,
}) => {
  const still = await openVisit({ reducedMotion: 'reduce' });
  for (const page of [moving, still]) {
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('[data-hero="loaded"]')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_500);
  }
  await expect(shownSlide(moving)).toHaveAttribute('aria-label', '2 of 3');
  await expect(shownSlide(still)).toHaveAttribute('aria-label', '1 of 3');
  await expect(still.getByRole('button', { name: 'Pause the slides' })).toBeHidden();
  // Asked for, a slide still comes.
  await still.getByRole('button', { name: /^Storm and insurance help/ }).click();
  await expect(shownSlide(still)).toHaveAttribute('aria-label', '2 of 3');
});

test('who asks for less movement while the slides turn is heard at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-turning]')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[data-turning]')).toHaveCount(0);
});

test.describe('when the system asks for less movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/services', '/metal-roofing', '/financing', `/locations/${nearTown.slug}`]) {
    test(`nothing on ${path} moves`, async ({ page }) => {
      await page.goto(path);
      expect(await findMovement(page)).toEqual([]);
    });
  }

  for (const [what, walk] of walks) {
    test(`nothing moves in any state of ${what}`, async ({ page, browserConsole }) => {
      test.slow();
      browserConsole.allow(...walkTrouble);
      const found: string[] = [];
      await walk(page, async (state) => {
        found.push(...(await findMovement(page)).map((movement) => `${state}: ${movement}`));
      });
      expect(found).toEqual([]);
    });
  }
});

test('otherwise things move, so that the tests above could find it', async ({ page }) => {
  await page.goto('/');
  expect(await findMovement(page)).not.toEqual([]);
});
