// What can go wrong around a visitor.

import { type BrowserContext, expect, type Page } from '@playwright/test';

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

const fetchedUrls = new WeakMap<BrowserContext, string[]>();

/** From here on `goOffline` knows what the pages of `context` have fetched. */
export function watchFetches(context: BrowserContext): void {
  const urls: string[] = [];
  fetchedUrls.set(context, urls);
  context.on('requestfinished', (request) => void urls.push(request.url()));
}

/** The connection goes once the page has fetched `scripts`: what is only asked for afterwards never comes. */
export async function goOffline(page: Page, scripts: readonly RegExp[] = []): Promise<void> {
  const urls = () => fetchedUrls.get(page.context());
  for (const script of scripts) await expect.poll(urls).toContainEqual(expect.stringMatching(script));
  await page.context().setOffline(true);
}

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
