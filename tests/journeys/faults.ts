// What can go wrong around a visitor.

import type { Page } from '@playwright/test';

/** As in a private window, or with storage switched off. Holds from the next page on. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('storage is forbidden', 'SecurityError');
      },
    });
    // Firefox, where all cookies are blocked.
    if (isSecureContext)
      navigator.locks.request = () =>
        Promise.reject(new DOMException('storage is forbidden', 'SecurityError'));
  });
}

/** What the page asks for at `pattern` waits until the returned function is called, and then continues or fails. */
export async function holdBack(
  page: Page,
  pattern: string,
  then: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route[then]();
  });
  return letGo;
}

/** From now on nothing reaches the network. */
export const goOffline = (page: Page) => page.context().setOffline(true);

/** From here to the next page the results of the roof cost calculator throw: the date on them cannot be told. */
export const breakResults = (page: Page) =>
  page.evaluate(() => {
    Date.prototype.getTimezoneOffset = () => {
      throw new Error('a fault of the test');
    };
  });

const builtScripts = '**/assets/*.js';

/** Opens `path` with its scripts held back, lets `enter` work, and lets them come. */
export async function enterBeforeScript(
  page: Page,
  path: string,
  enter: () => Promise<unknown>,
): Promise<void> {
  const letScriptsGo = await holdBack(page, builtScripts);
  await page.goto(path, { waitUntil: 'commit' });
  await enter();
  letScriptsGo();
}
