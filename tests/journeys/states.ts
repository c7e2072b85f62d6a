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

const saidByForms = [
  'Valid email is required',
  'Nothing has been sent yet',
  'Processing...',
  'Thank you. We have your request',
  'this device keeps your request',
  '1 request waiting to be sent',
  'It could not be sent yet. We keep trying.',
];

/** Each with what a screen reader must be told on the way. */
export const walks = [
  [
    'the roof cost calculator',
    walkRoofCalculator,
    ['ends at 6,000', 'sq ft', ...[2, 3, 4, 5, 6, 7].map((step) => `${step} of 7`), 'Processing...'],
  ],
  ['a roof cost calculator that has stopped', stopRoofCalculator, ['The calculator has stopped.']],
  [
    'the energy savings calculator',
    walkEnergyCalculator,
    [
      'Enter a monthly bill of $50 to $1,000.',
      'Please check your inputs',
      '2 of 7',
      '7 of 7',
      'Last name is required',
      'Please enter a complete address',
      'Calculating...',
      'Submission Error',
      'Thank you!',
      'Sent. Your reference',
      'Report Downloaded!',
    ],
  ],
  ['the form on the home page', walkHomeForm, saidByForms],
  ['the contact form', walkContactForm, saidByForms],
  ['menu and questions', walkMenuAndQuestions, []],
] as const;

/** What pages may print on these walks, which meet every kind of trouble. */
export const walkTrouble = [connectionTrouble, calculatorStopped];
