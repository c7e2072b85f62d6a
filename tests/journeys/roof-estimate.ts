// What the roof cost calculator makes of the house that roof-calculator.ts answers for.

import { expect, type Page } from '@playwright/test';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { answerEverything, houseAnswers, results, submit } from './roof-calculator.ts';

const { lowDollars, averageDollars, highDollars } = estimateRoofCost(houseAnswers);

export const range = {
  low: formatWholeDollars(lowDollars),
  average: formatWholeDollars(averageDollars),
  high: formatWholeDollars(highDollars),
};

export async function expectEstimate(page: Page): Promise<void> {
  await expect(page.getByText('Average price for this roof')).toBeVisible();
  for (const amount of Object.values(range)) await expect(results(page)).toContainText(amount);
}

export async function walkToEstimate(page: Page, name?: string): Promise<void> {
  await answerEverything(page, name);
  await submit(page).click();
  await expectEstimate(page);
}
