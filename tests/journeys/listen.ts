// What a screen reader is told while the focus is somewhere else. Only what changes inside a region counts that was in
// the page, and not hidden, before: more than that no screen reader promises.

import { expect, type Page } from '@playwright/test';

/** Begins to listen on all pages to come; the list grows with every announcement. */
export async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (words: string) => heard.push(words));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (words: string) => void };
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const known = new WeakSet<Element>();
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const region = regionOf(target);
        if (region && known.has(region)) hear(region.textContent);
        // An alert is heard even when it is new.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = node.matches('[role="alert"]') ? [node] : node.querySelectorAll('[role="alert"]');
          for (const alert of alerts) hear(alert.textContent);
        }
      }
      for (const region of document.querySelectorAll(live)) {
        if (region.checkVisibility()) known.add(region);
        else known.delete(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return heard;
}

export const expectHeard = (heard: readonly string[], words: string) =>
  expect.poll(() => heard).toContainEqual(expect.stringContaining(words));
