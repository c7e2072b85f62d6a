import { expect, test } from './fixtures.ts';
import { expectHeard, listen } from './listen.ts';
import * as roof from './roof-calculator.ts';
import { expectEstimate, walkToEstimate } from './roof-estimate.ts';

// Proves 4.11, R9.1.
test('the browser’s back button is one step back, a reload keeps everything, and details stand in no address, but in the form on the contact page', async ({
  page,
  readLeads,
}) => {
  await page.goto('/about');
  await roof.answerEverything(page);
  await page.goBack();
  await roof.atStep(page, 5);
  await page.goBack();
  await roof.atStep(page, 4);
  await page.goForward();
  await roof.atStep(page, 5);
  await roof.previous(page).click();
  await roof.atStep(page, 4);
  await roof.next(page).click();
  await roof.next(page).click();
  await roof.atStep(page, 6);
  await expect(page.getByLabel('Email')).toHaveValue('dana@example.org');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('dana');
  await page.reload();
  await roof.stepAlive(page);
  await roof.atStep(page, 6);
  await expect(page.getByLabel('Name')).toHaveValue('Dana Whitaker');
  await roof.submit(page).click();
  await expectEstimate(page);
  await page.reload();
  await expectEstimate(page);
  const [lead] = readLeads();
  await expect(roof.results(page)).toContainText(lead?.reference ?? 'no lead');
  await page.goBack();
  await roof.atStep(page, 6);
  // The same lead again is no second one.
  await roof.next(page).click();
  await expectEstimate(page);
  expect(readLeads()).toHaveLength(1);
  expect(page.url()).not.toContain('?');
  for (let step = 6; step >= 1; step -= 1) {
    await page.goBack();
    await roof.atStep(page, step);
  }
  await page.goBack();
  await page.waitForURL('/about');
  await page.goForward();
  await roof.stepAlive(page);
  await roof.atStep(page, 1);
  await expect(roof.sizeField(page)).toHaveValue('2,400');

  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('First name')).toHaveValue('Dana');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@example.org');
});

test('however one got there, back is one step back, and forward leads past no step that has become incomplete', async ({
  page,
}) => {
  await page.goto('/about');
  await roof.openCalculator(page);
  await roof.next(page).click();
  await roof.atStep(page, 2);
  // On again before the browser has gone back.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (delta) => void setTimeout(() => go(delta), 2000);
  });
  await roof.previous(page).click();
  await roof.atStep(page, 1);
  await page.clock.fastForward(600);
  await roof.next(page).click();
  await page.clock.fastForward(2000);
  await roof.atStep(page, 2);
  await page.goBack();
  await roof.atStep(page, 1);

  await roof.sizeField(page).fill('12');
  await page.goForward();
  await page.clock.fastForward(2000);
  await roof.atStep(page, 1);
  await roof.sizeField(page).fill('900');

  // A jump within the page, and another page.
  await roof.next(page).click();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await roof.next(page).click();
  await roof.atStep(page, 3);
  await page.goto('/about');
  await page.goto(roof.roofPath);
  await roof.stepAlive(page);
  for (const step of [3, 2, 1]) {
    await roof.atStep(page, step);
    if (step > 1) await roof.previous(page).click();
  }
  await expect(roof.sizeField(page)).toHaveValue('900');
  await page.goBack();
  await page.waitForURL('/about');

  // A link wins over what was answered.
  await page.goto(`${roof.roofPath}?squareFootage=3000`);
  await roof.stepAlive(page);
  await expect(roof.sizeField(page)).toHaveValue('3000');
});

test('a shared link opens the answers elsewhere, says nothing about the sender, and leads to the same estimate', async ({
  page,
  context,
  baseURL,
  openVisit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await listen(page);
  await walkToEstimate(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expectHeard(heard, 'Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // Behind the origin: the port of a test may hold any digits.
  expect(decodeURIComponent(link.replace(`${baseURL}`, ''))).not.toMatch(/Dana|937|example\.org|Mill St/);

  const other = await openVisit();
  await other.goto(link);
  await roof.stepAlive(other);
  await expect(other.getByText('2,400 sq ft, Metal, 2 stories, Steep pitch, Difficult access')).toBeVisible();
  expect(other.url()).toBe(`${baseURL}/roofing-calculator`);
  await other.getByRole('button', { name: 'Go to the last question' }).click();
  await roof.atStep(other, 6);
  await other.goBack();
  await roof.atStep(other, 5);
  await other.goForward();
  await roof.atStep(other, 6);
  await roof.giveContact(other, 'Robin Park');
  await roof.submit(other).click();
  await expectEstimate(other);
});

test('a link with nonsense in it opens the first step with a note, and the address is clean again', async ({
  page,
  baseURL,
}) => {
  await roof.openCalculator(page, '?roofType=straw&squareFootage=<script>alert(1)</script>');
  await expect(page.getByText('could not be read')).toBeVisible();
  await roof.atStep(page, 1);
  await expect(roof.sizeField(page)).toHaveValue('2000');
  expect(page.url()).toBe(`${baseURL}/roofing-calculator`);
});
