import { expect, test } from 'vitest';
import { coverOfFocus, focusedText, tabTo } from './keyboard.ts';
import { inTypefaces } from './layout.ts';
import { prepareSite } from './prepare-site.ts';
import {
  answerHouse,
  atStep,
  giveContact,
  next,
  openCalculator,
  previous,
  results,
  sizeField,
  submit,
} from './roof-calculator.ts';
import { expectEstimate } from './roof-estimate.ts';
import { toldIn } from './stored-leads.ts';
import { builtScripts, holdBack } from './trouble.ts';
import { sizes } from './visit.ts';

const site = prepareSite();

test('by mouse: seven questions, the estimate as worked out by hand, and the lead with answers and figures', async () => {
  const { page, complaints } = await site.beginVisit();
  await openCalculator(page);
  await expect(page.title()).resolves.toContain('Roofing Replacement Cost Calculator');
  await expect(page.getByText('LIMITED OFFER / TODAY ONLY').isVisible()).resolves.toBe(true);
  expect(await previous(page).isDisabled()).toBe(true);
  await answerHouse(page);
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await next(page).isDisabled()).toBe(true);
  await giveContact(page);
  expect(await next(page).isEnabled()).toBe(true);
  await submit(page).click();
  await expectEstimate(page);
  await page.getByText('Success! Preparing your estimate...').waitFor();
  await page.getByText('CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE').waitFor();
  const [lead] = site.storedLeads();
  expect(lead).toMatchObject({ form: 'roof-cost', quarantine_reason: null });
  expect(await results(page).textContent()).toContain(lead?.reference);
  expect(toldIn(lead)).toMatchObject({
    contact: { name: 'Dana Whitaker', phone: '(937) 555-0188', email: 'dana@example.org' },
    answers: {
      squareFootage: 2400,
      roofType: 'metal',
      stories: '2',
      roofPitch: 'steep',
      roofAccess: 'difficult',
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
      currentRoof: 'slate',
    },
    estimate: { lowDollars: 19_508, averageDollars: 35_309, highDollars: 40_605 },
  });
  expect(page.url()).toBe(`${site.server.url}/roofing-calculator`);
  const booking = page.getByRole('link', { name: /^Book a free roof inspection/ });
  expect(await booking.getAttribute('target')).toBe('_blank');
  expect(await page.getByText('Success! Preparing your estimate...').count()).toBe(1);
  await page.getByText('Success! Preparing your estimate...').waitFor({ state: 'detached', timeout: 7000 });
  expect(complaints).toEqual([]);
});

test('by keyboard alone: every question answered, the focus on each heading in turn, never behind the bars', async () => {
  const { page, complaints } = await site.beginVisit();
  await openCalculator(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const goOn = async () => {
    await tabTo(next(page));
    await press('Enter');
  };

  await tabTo(page.getByRole('slider', { name: 'Roof area' }));
  await press('ArrowRight', 'PageUp', 'ArrowLeft');
  expect(await sizeField(page).inputValue()).toBe('3000');
  await goOn();
  await atStep(page, 2);
  expect(await focusedText(page)).toBe('What should go on it?');
  await press('Tab', 'ArrowDown', 'ArrowDown');
  expect(await page.getByRole('radio', { name: /^Metal/ }).isChecked()).toBe(true);
  expect(await coverOfFocus(page)).toBe('');
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(await page.getByRole('radio', { name: /^Wood/ }).isChecked()).toBe(true);
  expect(await coverOfFocus(page)).toBe('');
  // Enter on a choice goes on, as in any form.
  await press('Enter');
  await atStep(page, 3);
  expect(await focusedText(page)).toBe('How tall is the house?');
  await press('Tab', 'ArrowDown', 'Enter');
  await atStep(page, 4);
  await press('Tab', 'ArrowDown', 'Enter');
  await atStep(page, 5);
  await tabTo(page.locator('summary', { hasText: 'Anything else on the roof?' }));
  expect(await coverOfFocus(page)).toBe('');
  await press('Space');
  await tabTo(page.getByLabel('Skylights'));
  await press('ArrowUp');
  expect(await coverOfFocus(page)).toBe('');
  await press('Enter');
  await atStep(page, 6);
  expect(await focusedText(page)).toBe('Who is the estimate for?');
  await page.getByLabel('Name').waitFor();
  for (const entry of ['Dana Whitaker', '9375550188', 'dana@example.org', '12 Mill St, Miamisburg']) {
    await press('Tab');
    expect(await coverOfFocus(page)).toBe('');
    await page.keyboard.type(entry);
  }
  await press('Tab', 'Enter');
  await page.getByText('Your estimated range').waitFor();
  expect(await focusedText(page)).toBe('Your estimate');
  // 3,000 × 8.50 × 1.15, standard pitch to steep: × 1.2; one skylight.
  expect(await results(page).textContent()).toContain('$35,690');
  expect(site.storedLeads()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test.each([
  ['phone', sizes.phone],
  ['tablet', sizes.tablet],
  ['desktop', sizes.desktop],
])('on a %s the field stays where it is, whatever size is typed', async (_size, viewport) => {
  const { page } = await site.beginVisit({ viewport });
  await openCalculator(page);
  await inTypefaces(page);
  const placeOfField = () =>
    sizeField(page).evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  const before = await placeOfField();
  for (const typed of ['500', '900', '6000', '']) {
    await sizeField(page).fill(typed);
    expect(await placeOfField(), `after "${typed}"`).toBeCloseTo(before, 0);
  }
});

test('the size helper turns living area, stories and pitch into a roof, and the later steps know them already', async () => {
  const { page } = await site.beginVisit();
  await openCalculator(page);
  await page.getByText('I only know the size of the house').click();
  await page.getByLabel('Living area (square feet)').fill('2,400');
  await page.getByLabel('Floors above ground').selectOption('2');
  // 2,400 ÷ 2 × 1.10 × 1.16 is 1,528: to the next hundred, 1,500.
  await page.getByRole('button', { name: 'Use 1,500 sq ft' }).click();
  expect(await sizeField(page).inputValue()).toBe('1500');
  await next(page).click();
  await next(page).click();
  await atStep(page, 3);
  expect(await page.getByRole('radio', { name: /^2 stories/ }).isChecked()).toBe(true);
});

test('nobody has to wait for the script: typed at once, everything counts', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/roofing-calculator', { waitUntil: 'commit' });
  await page.getByText('I only know the size of the house').click();
  await page.getByLabel('Living area (square feet)').fill('2,400');
  await page.getByLabel('Floors above ground').selectOption('2');
  await page.getByRole('button', { name: 'Use 1,500 sq ft' }).click();
  await next(page).click();
  await page.getByText('1,500 sq ft').first().waitFor();
});

test('what is answered while the script is still on its way counts, and Next waits for it', async () => {
  const { page, complaints } = await site.beginVisit();
  const release = await holdBack(page, builtScripts);
  await page.goto('/roofing-calculator', { waitUntil: 'commit' });
  await sizeField(page).fill('3,100');
  await next(page).click();
  await page.waitForTimeout(300);
  expect(await page.getByText('Step 1 of 7').isVisible()).toBe(true);
  release();
  await atStep(page, 2);
  await page.getByText('3,100 sq ft').waitFor();
  await page.goBack();
  await atStep(page, 1);
  expect(await sizeField(page).inputValue()).toBe('3,100');
  expect(complaints).toEqual([]);
});

test('without script a short form asks the same questions, says what is wrong, and arrives', async () => {
  const { page } = await site.beginVisit({ javaScriptEnabled: false });
  await page.goto('/roofing-calculator');
  expect(await page.getByText('Step 1 of 7').isVisible()).toBe(false);
  const form = page.getByRole('form', { name: 'Let us work it out for you' });
  await form.getByLabel('Roof area (square feet)').fill('3000');
  await form.getByLabel('Roof type').selectOption('tile');
  await form.getByLabel('Roof pitch').selectOption('very-steep');
  await form.getByLabel('Name').fill('Dana Whitaker');
  await form.getByLabel('Phone').fill('937 555 0188');
  await form.getByLabel('Email').fill('dana@example');
  await form.getByLabel('Address').fill('12 Mill St');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect(await form.getByRole('alert').textContent()).toContain('Nothing has been sent yet');
  expect(await form.getByLabel('Roof area (square feet)').inputValue()).toBe('3000');
  expect(await form.getByLabel('Roof pitch').inputValue()).toBe('very-steep');
  await form.getByLabel('Email').fill('dana@example.org');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL(/request-received/);
  const [lead] = site.storedLeads();
  expect(toldIn(lead)).toMatchObject({
    answers: { squareFootage: 3000, roofType: 'tile', roofPitch: 'very-steep' },
  });
  expect(await page.locator('main').textContent()).toContain(lead?.reference);
});
