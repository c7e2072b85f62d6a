// What the roof cost calculator makes of the house that roof-calculator.ts answers for.

import { expect, type Page } from '@playwright/test';
import { answerEverything, results, submit } from './roof-calculator.ts';

/** 2,400 × 9 × 1.15 × 1.2 × 1.1 = 32,788.80; gutters 720, skylights 1,000, chimney 800: 35,308.80 in all. */
export const range = { low: '$19,508', average: '$35,309', high: '$40,605' };

export async function expectEstimate(page: Page): Promise<void> {
  await expect(page.getByText('Average price for this roof')).toBeVisible();
  for (const amount of Object.values(range)) await expect(results(page)).toContainText(amount);
}

export async function walkToEstimate(page: Page, name?: string): Promise<void> {
  await answerEverything(page, name);
  await submit(page).click();
  await expectEstimate(page);
}
