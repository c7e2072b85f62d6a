import { expect, test } from 'vitest';
import { prepareSite } from './prepare-site.ts';
import {
  answerEverything,
  answerHouse,
  atStep,
  giveContact,
  next,
  openCalculator,
  previous,
  results,
  sizeField,
  stepAlive,
  submit,
} from './roof-calculator.ts';
import { expectEstimate, walkToEstimate } from './roof-estimate.ts';
import { eventually } from './stored-leads.ts';

const site = prepareSite();

test('the browser’s back button is one step back, a reload keeps everything, and details stand in no address', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.goto('/about');
  await answerEverything(page);
  await page.goBack();
  await atStep(page, 5);
  await page.goBack();
  await atStep(page, 4);
  await page.goForward();
  await atStep(page, 5);
  await previous(page).click();
  await atStep(page, 4);
  await next(page).click();
  await next(page).click();
  await atStep(page, 6);
  expect(await page.getByLabel('Email').inputValue()).toBe('dana@example.org');
  await page.reload();
  await stepAlive(page);
  await atStep(page, 6);
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
  await submit(page).click();
  await expectEstimate(page);
  await page.reload();
  await expectEstimate(page);
  const [lead] = site.storedLeads();
  expect(await results(page).textContent()).toContain(lead?.reference);
  await page.goBack();
  await atStep(page, 6);
  // The same lead again is no second one.
  await next(page).click();
  await expectEstimate(page);
  expect(site.storedLeads()).toHaveLength(1);
  expect(page.url()).not.toContain('?');
  for (let step = 6; step >= 1; step -= 1) {
    await page.goBack();
    await atStep(page, step);
  }
  await page.goBack();
  await page.waitForURL('/about');
  await page.goForward();
  await stepAlive(page);
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('2400');
  expect(complaints).toEqual([]);
});

test('a detour to another page and back by the menu goes on at the same step', async () => {
  const { page } = await site.beginVisit();
  await openCalculator(page);
  await answerHouse(page);
  await page.goto('/financing');
  await openCalculator(page);
  await atStep(page, 6);
  await previous(page).click();
  await atStep(page, 5);
  expect(await page.getByRole('radio', { name: /^Difficult/ }).isChecked()).toBe(true);
});

test('a shared link opens the answers elsewhere, says nothing about the sender, and leads to the same estimate', async () => {
  const { page } = await site.beginVisit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await walkToEstimate(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // Behind the origin: the port of a test may hold any digits.
  expect(decodeURIComponent(link.replace(site.server.url, ''))).not.toMatch(/Dana|937|example\.org|Mill St/);

  const other = await site.beginVisit();
  await other.page.goto(link);
  await stepAlive(other.page);
  await other.page.getByText('2,400 sq ft, Metal, 2 stories, Steep pitch, Difficult access').waitFor();
  expect(other.page.url()).toBe(`${site.server.url}/roofing-calculator`);
  await other.page.getByRole('button', { name: 'Go to the last question' }).click();
  await atStep(other.page, 6);
  await giveContact(other.page, 'Robin Park');
  await submit(other.page).click();
  await expectEstimate(other.page);
  expect(other.complaints).toEqual([]);
  await other.end();
});

test('a link with nonsense in it opens the first step with a note, and the address is clean again', async () => {
  const { page, complaints } = await site.beginVisit();
  await openCalculator(page, '?roofType=straw&squareFootage=<script>alert(1)</script>');
  await page.getByText('could not be read').waitFor();
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('2000');
  expect(page.url()).toBe(`${site.server.url}/roofing-calculator`);
  expect(complaints).toEqual([]);
});

test('details given here once fill in the form on the contact page', async () => {
  const { page } = await site.beginVisit();
  await openCalculator(page, '?roofType=slate&stories=1&squareFootage=2000&roofPitch=low&roofAccess=easy');
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  await giveContact(page);
  await submit(page).click();
  await page.getByText('Your estimated range').waitFor();
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.scrollIntoViewIfNeeded();
  expect(await eventually(async () => (await form.getByLabel('First name').inputValue()) === 'Dana')).toBe(
    true,
  );
  expect(await form.getByLabel('Email').inputValue()).toBe('dana@example.org');
});

test('starting over clears the house and keeps the visitor', async () => {
  const { page } = await site.beginVisit();
  await walkToEstimate(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('2000');
  for (let step = 2; step <= 6; step += 1) {
    await next(page).click();
    await atStep(page, step);
  }
  expect(await page.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
});
