// One who uses the keyboard alone.

import type { JSHandle, Locator, Page } from '@playwright/test';

/** Presses Tab until `target` has the focus; no page has more stops than this. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** False also while there is no such element. */
async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

export const focused = (page: Page) => page.locator(':focus');

export interface FocusedElement {
  /** A few words for a report: its tag and its text or name; "nothing" where no element has the focus. */
  readonly name: string;
  /**
   * What lies over it: empty when all its corners and its middle can be seen, "outside the window" when one of them
   * cannot be. Of what is taller than half the window, one point in sight is enough.
   */
  readonly cover: string;
  /** It is the element handed over. */
  readonly isSame: boolean;
}

export const inspectFocus = (page: Page, other?: JSHandle<Element | null>): Promise<FocusedElement> =>
  page.evaluate((other) => {
    const { activeElement: element } = document;
    const isSame = element === other;
    if (!element || element === document.body) return { name: 'nothing', cover: '', isSame };
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
    if (isTall && covers.includes('')) return { name, cover: '', isSame };
    return { name, cover: covers.find(Boolean) ?? '', isSame };
  }, other ?? null);
