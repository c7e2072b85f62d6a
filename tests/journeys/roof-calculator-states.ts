import { expect, type Page } from '@playwright/test';
import { breakResults, holdBack } from './faults.ts';
import { pendingBanner } from './lead-forms.ts';
import * as roof from './roof-calculator.ts';

/** Goes through all that the roof cost calculator can show, with large figures, and calls `look` in each state. */
export async function walkRoofCalculator(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await roof.openCalculator(page, roof.largestHouse);
  await look('step 1');
  await roof.sizeField(page).fill('1e9');
  await look('step 1, a size too large');
  await roof.sizeField(page).fill('6000');
  await page.getByLabel('Living area (square feet)').fill('1800');
  await look('step 1, the living area');
  await page.getByRole('radio', { name: 'The house’s measurements' }).check();
  await page.getByLabel('Length of the house (feet)').fill('52');
  await look('step 1, the outside measures');
  await roof.sizeField(page).fill('6000');
  for (let step = 2; step <= 5; step += 1) {
    await roof.next(page).click();
    await roof.atStep(page, step);
    await look(`step ${step}`);
  }
  await page.getByText('Anything else on the roof?').click();
  await page.getByLabel('Skylights').fill('21');
  await look('step 5, too many skylights');
  await page.getByLabel('Skylights').fill('0');
  await roof.next(page).click();
  await roof.atStep(page, 6);
  await page.getByLabel('Email').fill('dana@');
  await page.getByLabel('Name').focus();
  await look('step 6, something that is not an email address');
  await roof.giveContact(page);

  const answerWith = (status: number, json: object) =>
    page.route('**/api/leads/roof-cost', (route) => route.fulfill({ status, json }));
  await answerWith(422, { errors: { address: 'We do not know this address' } });
  await roof.submit(page).click();
  await roof.results(page).getByText('Your details could not be sent to us.').waitFor();
  await look('results, refused by the server');
  await roof.previous(page).click();
  await page.getByText('We do not know this address').waitFor();
  await look('step 6, refused by the server');
  await page.unroute('**/api/leads/roof-cost');
  const release = await holdBack(page, '**/api/leads/roof-cost');
  await roof.submit(page).click();
  const sending = page.getByRole('button', { name: 'Processing...' });
  await expect(sending).toBeDisabled();
  await expect(sending.locator('svg')).toBeVisible();
  await look('step 6, sending');
  release();
  await page.getByText('Success! Preparing your estimate...').waitFor();
  await look('results, just arrived');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByLabel('Link to this estimate').waitFor();
  await look('results, the link shown');

  await page.goBack();
  await page.getByLabel('Address').fill(roof.customerAddress.replace('12', '14'));
  await answerWith(503, { error: 'busy' });
  await roof.submit(page).click();
  await roof.results(page).getByText('this device keeps your details').waitFor();
  await pendingBanner(page).waitFor();
  await look('results, kept on the device');
  await page.unroute('**/api/leads/roof-cost');
}

/** What is left when the results meet a fault. */
export async function stopRoofCalculator(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await roof.openCalculator(page, '?roofType=wood');
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  await roof.giveContact(page);
  await breakResults(page);
  await roof.submit(page).click();
  await page.getByRole('alert').filter({ hasText: 'The calculator has stopped.' }).waitFor();
  await look('stopped');
}
