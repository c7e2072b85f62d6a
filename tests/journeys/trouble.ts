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

/** Complaints that are not simply the browser's own about a connection that is away or a server that is busy. */
export function besidesTheConnection(complaints: readonly string[]): readonly string[] {
  return complaints.filter(
    (line) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|503/.test(line),
  );
}
