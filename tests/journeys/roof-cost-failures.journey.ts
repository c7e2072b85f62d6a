import { expect, test } from 'vitest';
import { sendNow } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import {
  answerEverything,
  atStep,
  giveContact,
  leaveHouseBehind,
  openCalculator,
  results,
  submit,
} from './roof-calculator.ts';
import { expectEstimate, range } from './roof-estimate.ts';
import { eventually } from './stored-leads.ts';
import { besidesTheConnection, forbidStorage } from './trouble.ts';

const site = prepareSite();

test('a server that cannot store: the estimate all the same, and the lead waits on this device until it can', async () => {
  const { page, complaints } = await site.beginVisit();
  await answerEverything(page);
  await page.route('**/api/leads/roof-cost', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { error: 'busy' } }),
  );
  await submit(page).click();
  await expectEstimate(page);
  await results(page).getByText('this device keeps your details').waitFor();
  expect(await page.getByText('Your reference').count()).toBe(0);
  await page.unroute('**/api/leads/roof-cost');
  await sendNow(page);
  expect(await eventually(() => site.storedLeads().length === 1)).toBe(true);
  expect(besidesTheConnection(complaints)).toEqual([]);
});

test('without a connection from the contact step on: the estimate and its print, and the lead arrives once when it is back', async () => {
  const { page, complaints } = await site.beginVisit();
  await answerEverything(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await submit(page).click();
  await page.getByRole('button', { name: 'Processing...' }).waitFor({ state: 'detached' });
  await expectEstimate(page);
  await results(page).getByText('this device keeps your details').waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await results(page).getByText('The PDF could not be made').waitFor();
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Print estimate' }).click(),
  ]);
  await paper.getByText(range.average).first().waitFor();
  await paper.close();
  await page.context().setOffline(false);
  expect(await eventually(() => site.storedLeads().length === 1)).toBe(true);
  expect(besidesTheConnection(complaints)).toEqual([]);
});

test('where neither server nor device can keep it: the estimate, the plain truth, and phone and mail', async () => {
  const { page } = await site.beginVisit();
  await forbidStorage(page);
  await answerEverything(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await submit(page).click();
  await expectEstimate(page);
  await results(page).getByText('Your details could not be sent to us.').waitFor();
  expect(await page.getByText('Success!').count()).toBe(0);
  expect(await results(page).getByRole('link', { name: 'Call (937) 555-0142' }).getAttribute('href')).toBe(
    'tel:+19375550142',
  );
  const mail = await results(page).getByRole('link', { name: 'Send as an e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('2,400 sq ft, Metal, 2 stories');
  await page.goBack();
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
});

test('when the last steps cannot be fetched the page says so, and a reload goes on where it stopped', async () => {
  const { page } = await site.beginVisit();
  await openCalculator(page);
  await page.route('**/assets/ContactStep*', (route) => route.abort());
  await leaveHouseBehind(page);
  const trouble = page.getByRole('alert').filter({ hasText: 'The calculator has stopped.' });
  await trouble.waitFor();
  expect(await trouble.getByRole('link', { name: '(937) 555-0142' }).isVisible()).toBe(true);
  await page.unroute('**/assets/ContactStep*');
  await trouble.getByRole('link', { name: 'Load the page again' }).click();
  await atStep(page, 6);
  await giveContact(page);
  await submit(page).click();
  await expectEstimate(page);
});

test('what only the server finds wrong is said at the field, and the visitor stays', async () => {
  const { page } = await site.beginVisit();
  await answerEverything(page);
  await page.route('**/api/leads/roof-cost', (route) =>
    route.fulfill({ status: 422, json: { errors: { address: 'We do not know this address' } } }),
  );
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'We do not know this address' });
  await summary.waitFor();
  await atStep(page, 6);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('needs another look');
  await summary.getByRole('link', { name: 'We do not know this address' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address');
  await page.unroute('**/api/leads/roof-cost');
  await page.getByLabel('Address').fill('14 Mill St, Miamisburg');
  await submit(page).click();
  await page.getByText('Your estimated range').waitFor();
});

test('a filled honeypot sends nothing; should it be a person, the results say that nothing arrived', async () => {
  const { page } = await site.beginVisit();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await answerEverything(page);
  await page.locator('[data-wizard] [name="_honey"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submit(page).click();
  await results(page).getByText('Your details could not be sent to us.').waitFor();
  expect(posts).toEqual([]);
});
