import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { breakResults, forbidStorage, goOffline } from './faults.ts';
import { connectionTrouble, expect, test } from './fixtures.ts';
import { passFillTime } from './lead-forms.ts';
import { expectHeard, listen } from './listen.ts';
import * as roof from './roof-calculator.ts';
import { expectEstimate, range } from './roof-estimate.ts';

test.beforeEach(({ browserConsole }) => browserConsole.allow(connectionTrouble));

// Proves 8.4, R1.3, R15.1.
test('without a connection from the first question on: the estimate and its print, and the lead arrives once when it is back', async ({
  page,
  context,
  readLeads,
}) => {
  const heard = await listen(page);
  await roof.openCalculator(page);
  await goOffline(page);
  await roof.answerHouse(page);
  await roof.giveContact(page);
  await passFillTime(page);
  await roof.submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(0);
  await expectEstimate(page);
  await expect(roof.results(page).getByText('this device keeps your details')).toBeVisible();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expectHeard(heard, 'The PDF could not be made');
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await expect(paper.getByText(range.average).first()).toBeVisible();
  await paper.close();
  await context.setOffline(false);
  await expect.poll(() => readLeads().length).toBe(1);
});

// Proves 8.4, R1.4.
test('where neither server nor device can keep it: the estimate, the plain truth, and phone and mail', async ({
  page,
}) => {
  await forbidStorage(page);
  await roof.answerEverything(page);
  await goOffline(page);
  await roof.submit(page).click();
  await expectEstimate(page);
  await expect(roof.results(page).getByText('Your details could not be sent to us.')).toBeVisible();
  await expect(page.getByText('Success!')).toHaveCount(0);
  await expect(
    roof.results(page).getByRole('link', { name: `Call ${company.phone.value.display}` }),
  ).toHaveAttribute('href', phoneHref);
  const mail = await roof.results(page).getByRole('link', { name: 'Send as an email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('2,400 sq ft, Metal, 2 stories');
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitaker');
});

test('when the results meet a fault the page says so, and a reload shows them without a second lead', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(roof.calculatorStopped);
  await roof.answerEverything(page);
  await breakResults(page);
  await roof.submit(page).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'The calculator has stopped.' });
  await expect(trouble.getByRole('link', { name: company.phone.value.display })).toBeVisible();
  await trouble.getByRole('link', { name: 'Load the page again' }).click();
  await expectEstimate(page);
  expect(readLeads()).toHaveLength(1);
});

// Proves 8.4, R3.3.
test('what only the server finds wrong: the estimate anyway, the plain truth, and the fault at its field', async ({
  page,
  readLeads,
}) => {
  await roof.answerEverything(page);
  await page.route('**/api/leads/roof-cost', (route) =>
    route.fulfill({ status: 422, json: { errors: { address: 'We do not know this address' } } }),
  );
  await roof.submit(page).click();
  await expectEstimate(page);
  await expect(roof.results(page).getByText('Your details could not be sent to us.')).toBeVisible();
  await roof.previous(page).click();
  await roof.atStep(page, 6);
  await expect(page.getByText('We do not know this address')).toBeVisible();
  await page.unroute('**/api/leads/roof-cost');
  await page.getByLabel('Address').fill(roof.customerAddress.replace('12', '14'));
  await roof.submit(page).click();
  await expectEstimate(page);
  expect(readLeads()).toHaveLength(1);
});
