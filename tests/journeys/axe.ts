// What stands in somebody's way on the page as it is now.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** How far the page runs out of the window sideways; nobody should have to scroll two ways to read. */
async function widthOutsideWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * WCAG 2.2 A and AA, axe's own best practices, and sideways scrolling. One line for every place that breaks a rule;
 * empty is good.
 */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (context: Document, options: object) => Promise<unknown> };
    };
    return (await axe.run(document, { resultTypes: ['violations'] })) as AxeResults;
  });
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
