import type { Page } from '@playwright/test';
import * as energy from './energy-calculator.ts';
import { holdBack } from './faults.ts';
import { pendingBanner } from './lead-forms.ts';

/** On a busy machine the toast may have gone away on its own and needs no press. */
async function dismissNotice(page: Page): Promise<void> {
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if (await dismiss.isVisible()) throw error;
  });
}

/** Goes through all that the energy savings calculator can show, with the largest bill, and calls `look` in each state. */
export async function walkEnergyCalculator(
  page: Page,
  look: (state: string) => Promise<void>,
): Promise<void> {
  await energy.openCalculator(page);
  await look('step 1');
  await page.getByLabel('Dollars a month').fill('99999999999');
  await energy.next(page);
  await page.getByText('Enter a monthly bill of $50 to $1,000.').waitFor();
  await look('step 1 with an error');
  // Nobody has to wait until it goes away on its own.
  await dismissNotice(page);
  await page.getByLabel('Dollars a month').fill('1000');
  for (const step of [2, 3, 4, 5, 6]) {
    await energy.next(page);
    await energy.atStep(page, step);
    if (step === 3) await energy.slider(page, 'Roof age').fill('50');
    if (step === 4) await page.getByRole('radio', { name: /^None/ }).check();
    await look(`step ${step}`);
  }
  await energy.next(page);
  await page.getByText('Last name is required').waitFor();
  await look('step 6 with errors');
  await dismissNotice(page);
  await energy.answerAboutPerson(page, { ...energy.dana, address: 'short' });
  await energy.send(page);
  await page.getByText('Please enter a complete address').waitFor();
  await look('step 7 with an error');
  await dismissNotice(page);
  await page.getByLabel('Complete property address').fill(energy.dana.address);

  const posts = '**/api/leads/energy-savings';
  const release = await holdBack(page, posts, 'abort');
  await energy.send(page);
  await page.getByRole('button', { name: 'Calculating...' }).waitFor();
  await look('step 7, sending');
  release();
  await page.getByText('Submission Error', { exact: true }).waitFor();
  await look('step 7, not sent');
  await dismissNotice(page);
  await page.unroute(posts);
  await page.route(posts, (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await energy.send(page);
  await pendingBanner(page).waitFor();
  await look('results, kept on the device');
  await page.unroute(posts);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await pendingBanner(page).getByText('Sent. Your reference').waitFor();
  await look('results, sent after all');
  await page.getByText('How this is worked out').waitFor();
  await page.getByRole('button', { name: 'Download Detailed Report (PDF)' }).click();
  await page.getByText('Report Downloaded!', { exact: true }).waitFor();
  await look('results, report downloaded');
  await page.goBack();
  await energy.calculatorAlive(page);
  await page.getByRole('button', { name: energy.finish }).waitFor();
  await look('step 7 again');
}
