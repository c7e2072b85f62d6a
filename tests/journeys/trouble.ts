// What can go wrong around a visitor, and what the page may then say in the console.

import type { Page } from 'playwright-core';

/** As in a private window, or with storage switched off. Holds from the next page on. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('storage is forbidden', 'SecurityError');
      },
    });
  });
}

/** What the page asks for at `pattern` waits until the returned function is called, and then goes on or fails. */
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

export const builtScripts = '**/assets/*.js';

/** Complaints that are not simply the browser's own about a connection that is away or a server that is busy. */
export function besidesTheConnection(complaints: readonly string[]): readonly string[] {
  return complaints.filter(
    (line) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|503/.test(line),
  );
}
