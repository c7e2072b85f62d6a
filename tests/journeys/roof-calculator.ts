// The roof cost calculator, as a visitor uses it: for journeys, benchmarks and pictures.

import type { Page } from '@playwright/test';
import type { RoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { company } from '#client/company.ts';
import { passFillTime } from './lead-forms.ts';

export const roofPath = '/roofing-calculator';

export const next = (page: Page) => page.getByRole('button', { name: 'CONTINUE NEXT' });
export const previous = (page: Page) => page.getByRole('button', { name: 'PREVIOUS' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Get my estimate' });
export const results = (page: Page) => page.getByRole('region', { name: 'Your estimate' });
export const sizeField = (page: Page) => page.getByRole('spinbutton', { name: 'Roof area (square feet)' });

/** What the page prints after `breakResults`. */
export const calculatorStopped = /a fault of the test/;

export const atStep = (page: Page, step: number) =>
  page.getByText(`Step ${step} of 7`, { exact: true }).waitFor();

/** React has taken over the step: what is done from here on goes through it. */
export const stepAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-wizard-step]') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  );

export async function openCalculator(page: Page, query = ''): Promise<void> {
  await page.clock.install();
  await page.goto(`${roofPath}${query}`);
  await stepAlive(page);
}

/** The query of a link to a house whose figures take the most room. */
export const largestHouse =
  '?squareFootage=6000&roofType=slate&stories=2&roofPitch=steep&roofAccess=difficult';

/** What `answerHouse` answers. */
export const houseAnswers = {
  squareFootage: 2400,
  roofType: 'metal',
  stories: '2',
  roofPitch: 'steep',
  roofAccess: 'difficult',
  currentRoof: 'slate',
  gutters: 'yes',
  skylights: 2,
  chimneys: 1,
} as const satisfies RoofCostAnswers;

export const customerAddress = `12 Mill St, ${company.town}, ${company.regionCode} ${company.postalCode}`;

/** The five questions about the house, up to the contact details. */
export async function answerHouse(page: Page): Promise<void> {
  await sizeField(page).fill('2,400');
  await next(page).click();
  await page.getByRole('radio', { name: /^Metal/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^2 stories/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^Steep/ }).check();
  await next(page).click();
  await page.getByRole('radio', { name: /^Difficult/ }).check();
  await page.getByText('Anything else on the roof?').click();
  await page.getByRole('radiogroup', { name: 'Gutters' }).getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Skylights').fill('2');
  await page.getByLabel('Chimneys').fill('1');
  await page.getByLabel('Current roof').selectOption('slate');
  await next(page).click();
  await atStep(page, 6);
}

export async function giveContact(page: Page, name = 'Dana Whitaker'): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Phone').fill('937.555.0188');
  await page.getByLabel('Email').fill('dana@example.org');
  await page.getByLabel('Address').fill(customerAddress);
}

/** Everything up to the button that asks for the estimate. */
export async function answerEverything(page: Page, name?: string): Promise<void> {
  await openCalculator(page);
  await answerHouse(page);
  await giveContact(page, name);
  await passFillTime(page);
}
