// One who uses the keyboard alone.

import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { isThorough } from '../thorough.ts';

/** Presses Tab until `target` has the focus; no page has more stops than this. */
export async function tabTo(target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  // Once: to look for its role and name at every stop takes longer than the stop.
  const elements = await target.elementHandles();
  const page = target.page();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await page.evaluate((all) => all.some((one) => one === document.activeElement), elements)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

export const focused = (page: Page) => page.locator(':focus');

/**
 * A few words for a report ("nothing" where no element has the focus), and what lies over the element: empty when all its
 * corners and its middle can be seen, "outside the window" when one of them cannot be. Of what is taller than half the
 * window, one point in sight is enough.
 */
export const inspectFocus = (page: Page, other?: JSHandle<Element | null>) =>
  page.evaluate((other) => {
    const { activeElement: element } = document;
    const isSame = element === other;
    const isInWizard = Boolean(element?.closest('[data-wizard]'));
    if (!element || element === document.body) return { name: 'nothing', cover: '', isSame, isInWizard };
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent;
    const name = `${element.localName} ${words.trim().slice(0, 40)}`;
    const coverAt = (x: number, y: number): string => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return 'outside the window';
      const top = document.elementFromPoint(x, y);
      if (!top || element.contains(top)) return '';
      // A label that holds its own control shows it.
      if (
        element instanceof HTMLInputElement &&
        [...(element.labels ?? [])].some((label) => label.contains(top))
      )
        return '';
      return `under ${top.localName} ${top.textContent.trim().slice(0, 40)}`;
    };
    // Inside the rounding of the corners.
    const inset = 3;
    const covers = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const columns = [left + inset, (left + right) / 2, right - inset];
      const rows = [top + inset, (top + bottom) / 2, bottom - inset];
      return columns.flatMap((x) => rows.map((y) => coverAt(x, y)));
    });
    const isTall = element.getBoundingClientRect().height > innerHeight / 2;
    if (isTall && covers.includes('')) return { name, cover: '', isSame, isInWizard };
    return { name, cover: covers.find(Boolean) ?? '', isSame, isInWizard };
  }, other ?? null);

/** What lies over the element with the focus once the page has scrolled to it; empty when it is seen whole. */
async function findLastingCover(page: Page): Promise<string> {
  const coverNow = async () => (await inspectFocus(page)).cover;
  await expect
    .poll(coverNow, { timeout: 2_000 })
    .toBe('')
    .catch(() => {});
  return coverNow();
}

type Way = 'Tab' | 'Shift+Tab';
export const bothWays: readonly Way[] = ['Tab', 'Shift+Tab'];
/** Back once a day: with every change focus-not-obscured.journey.ts goes both ways. */
const usualWays = isThorough ? bothWays : bothWays.slice(0, 1);

/** Goes round the page with `key` until it is where it began, and names every stop that cannot be seen whole. */
async function goRound(page: Page, key: Way): Promise<readonly string[]> {
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

/** Goes with `key` to the first stop outside the calculator, and names every stop that cannot be seen whole. */
async function leaveWizard(page: Page, key: Way): Promise<readonly string[]> {
  const found: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press(key);
    const { name, cover, isInWizard } = await inspectFocus(page);
    if (cover && (await findLastingCover(page))) found.push(`${key} to ${name}: ${cover}`);
    if (!isInWizard) return found;
  }
  return [...found, `${key} never leaves the calculator`];
}

/** The stops on a whole round of the page that cannot be seen whole; empty is good. */
export async function findHiddenStops(page: Page, ways = usualWays): Promise<readonly string[]> {
  const found: string[] = [];
  for (const way of ways) found.push(...(await goRound(page, way)));
  return found;
}

/** The same for the calculator alone, whose surroundings do not change from step to step; the focus is where it was. */
export async function findHiddenStopsOfWizard(page: Page): Promise<readonly string[]> {
  const begin = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  // From here Tab goes to the first stop of the calculator.
  await page.locator('[data-wizard]').evaluate((wizard) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.collapse(wizard, 0);
  });
  const found: string[] = [];
  for (const way of usualWays) found.push(...(await leaveWizard(page, way)));
  await begin.evaluate((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    element.focus({ preventScroll: true });
  });
  return found;
}
