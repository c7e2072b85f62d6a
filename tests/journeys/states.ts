// All that a visitor can bring the site to show beyond its pages as they are opened.

import type { Page } from '@playwright/test';
import { walkEnergyCalculator } from './energy-calculator-states.ts';
import { connectionTrouble } from './fixtures.ts';
import { walkContactForm, walkHomeForm } from './lead-form-states.ts';
import { calculatorStopped } from './roof-calculator.ts';
import { stopRoofCalculator, walkRoofCalculator } from './roof-calculator-states.ts';

/** Opens what is folded away on ordinary pages and calls `look` each time. */
async function walkMenuAndQuestions(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await page.goto('/roof-repair');
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await look('menu open');
    await page.getByRole('button', { name: 'Close menu' }).click();
  }
  for (const question of await page.locator('main summary').all()) await question.click();
  await look('all questions open');
  await page.reload();
  await page.keyboard.press('Tab');
  await look('skip link');
}

export const walks = [
  ['the roof cost calculator', walkRoofCalculator],
  ['a roof cost calculator that has stopped', stopRoofCalculator],
  ['the energy savings calculator', walkEnergyCalculator],
  ['the form on the home page', walkHomeForm],
  ['the contact form', walkContactForm],
  ['menu and questions', walkMenuAndQuestions],
] as const;

/** What pages may print on these walks, which meet every kind of trouble. */
export const walkTrouble = [connectionTrouble, calculatorStopped];
