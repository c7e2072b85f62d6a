// The energy savings calculator, as a visitor uses it.

import type { Locator, Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { passFillTime } from './lead-forms.ts';

export const energyPath = '/energy-savings-calculator';

export const finish = 'Get My Energy Savings Results';
export const address = `12 Mill St\n${company.town}, ${company.regionCode} ${company.postalCode}`;
export const dana = {
  first: 'Dana',
  last: 'Whitaker',
  email: 'dana@example.org',
  phone: '937 555 0188',
  address,
};

export const calculatorAlive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);

export async function openCalculator(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(energyPath);
  await calculatorAlive(page);
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
export const send = (page: Page) => page.getByRole('button', { name: finish }).click();
export const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });
export const results = (page: Page) => page.getByRole('region', { name: 'Your savings' });
export const atStep = (page: Page, number: number) =>
  page.getByText(`Step ${number} of 7`, { exact: true }).waitFor();

/** A bill of $210, 1,850 sq ft, a roof of 18 years, little insulation, an HVAC of 12 years: $1,260 a year. */
export async function answerAboutHouse(page: Page): Promise<void> {
  await page.getByLabel('Dollars a month').fill('210');
  await next(page);
  await page.getByLabel('Square feet').fill('1,850');
  await next(page);
  await slider(page, 'Roof age').fill('18');
  await next(page);
  await page.getByRole('radio', { name: /^Minimal/ }).check();
  await next(page);
  await page.getByLabel('Number of years').fill('12');
  await next(page);
}

/** How to reach somebody, in the calculator or in its plain form. */
export async function fillReach(within: Page | Locator, person = dana): Promise<void> {
  await within.getByLabel('First name').fill(person.first);
  await within.getByLabel('Last name').fill(person.last);
  await within.getByLabel('Email').fill(person.email);
  await within.getByLabel('Phone').fill(person.phone);
}

export async function answerAboutPerson(page: Page, person = dana): Promise<void> {
  await fillReach(page, person);
  await next(page);
  await page.getByLabel('Complete property address').fill(person.address);
  await passFillTime(page);
}

/** Everything up to the button that asks for the results. */
export async function answerEverything(page: Page, person = dana): Promise<void> {
  await openCalculator(page);
  await answerAboutHouse(page);
  await answerAboutPerson(page, person);
}

export async function walkToSavings(page: Page, person = dana): Promise<void> {
  await answerEverything(page, person);
  await send(page);
  await results(page).getByText('Your reference').waitFor();
}
