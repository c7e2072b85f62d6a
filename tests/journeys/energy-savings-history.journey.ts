import { expect, test } from 'vitest';
import {
  answerAboutHouse,
  answerAboutPerson,
  atStep,
  calculatorAlive,
  dana,
  next,
  openCalculator,
  results,
  send,
  slider,
} from './energy-calculator.ts';
import { fillContactForm, fillTimeMs, openContactForm, sendButton } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';

const site = prepareSite();

test('the browser’s back button is one step back, a reload keeps everything, and results come back without a second lead', async () => {
  const { page } = await site.beginVisit();
  await openCalculator(page);
  await answerAboutHouse(page);
  await page.goBack();
  await atStep(page, 5);
  await page.goBack();
  await atStep(page, 4);
  await page.reload();
  await atStep(page, 4);
  expect(await page.getByRole('radio', { name: /^Minimal/ }).isChecked()).toBe(true);
  await page.goForward();
  await atStep(page, 5);
  await next(page);
  await answerAboutPerson(page);
  await page.reload();
  await calculatorAlive(page);
  await atStep(page, 7);
  expect(await page.getByLabel('Complete property address').inputValue()).toBe(dana.address);
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(page.url()).toBe(`${site.server.url}/energy-savings-calculator`);

  await page.reload();
  await results(page).getByText('Your reference').waitFor();
  await page.goBack();
  await atStep(page, 7);
  await page.getByLabel('Complete property address').waitFor();
  await page.goForward();
  await results(page).waitFor();
  await page.goBack();
  await send(page);
  await results(page).waitFor();
  expect(site.storedLeads()).toHaveLength(1);
  expect(site.storedLeads()[0]?.quarantine_reason).toBeNull();

  await page.getByRole('button', { name: 'Change my answers' }).click();
  await atStep(page, 1);
  await page.getByLabel('Dollars a month').fill('300');
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await next(page);
    await atStep(page, step);
  }
  await send(page);
  await results(page).getByText('$1,800').first().waitFor();
  expect(site.storedLeads()).toHaveLength(2);

  await page.getByRole('button', { name: 'Start over' }).click();
  await atStep(page, 1);
  expect(await slider(page, 'Monthly electric bill').inputValue()).toBe('150');
});

test('details given on the contact page fill in the last steps', async () => {
  const { page } = await site.beginVisit();
  await openContactForm(page);
  const form = await fillContactForm(page);
  await page.waitForTimeout(fillTimeMs);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  await page.goto('/energy-savings-calculator');
  await calculatorAlive(page);
  await answerAboutHouse(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Robin');
  expect(await page.getByLabel('Phone').inputValue()).toBe('(937) 555-0123');
  await next(page);
  expect(await page.getByLabel('Complete property address').inputValue()).toBe('9 Canal St, Troy, OH');
});
