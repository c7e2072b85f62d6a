// What keeps somebody from using the page as it is now.

import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** How far the page runs out of the window sideways; nobody should have to scroll two ways to read. */
const widthOutsideWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * WCAG 2.2 A and AA, axe's own best practices, and sideways scrolling. One line for every place that breaks a rule;
 * empty is good.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // Once a page: it takes longer to read than to run. There are no frames it would have to be in as well.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  const width = await widthOutsideWindow(page);
  const tooWide = width > 0 ? [`${width} px wider than the window`] : [];
  return violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) =>
          `${id} (${help}): ${html.slice(0, 160)} ${failureSummary.slice(0, 300)}`,
      ),
    )
    .concat(tooWide);
}
