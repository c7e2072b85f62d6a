import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { formatWholeDollars } from '#content/wording/money.ts';
import { connectionTrouble, expect, sizes, test } from './fixtures.ts';
import { focused, inspectFocus, tabTo } from './keyboard.ts';
import { inTypefaces } from './layout.ts';
import { passFillTime } from './lead-forms.ts';
import * as roof from './roof-calculator.ts';
import { expectEstimate } from './roof-estimate.ts';
import { toldIn } from './stored-leads.ts';

// Proves 2.39, 2.45, 4.12, 4.13, 4.14, 5.9.
test('by mouse: seven questions, the estimate as worked out by hand, and the lead with answers and figures', async ({
  page,
  baseURL,
  readLeads,
}) => {
  await roof.openCalculator(page);
  await expect(page).toHaveTitle(/Roofing Replacement Cost Calculator/);
  await expect(page.getByText('LIMITED OFFER / TODAY ONLY').filter({ visible: true })).toHaveCount(1);
  await expect(roof.previous(page)).toBeDisabled();
  await roof.answerHouse(page);
  await expect(roof.submit(page)).toBeDisabled();
  await expect(roof.next(page)).toBeDisabled();
  await roof.giveContact(page);
  await expect(roof.next(page)).toBeEnabled();
  await passFillTime(page);
  await roof.submit(page).click();
  const success = page.getByText('Success! Preparing your estimate...');
  await expect(success).toHaveCount(1);
  await expectEstimate(page);
  await expect(page.getByText('CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE')).toBeVisible();
  await expect(roof.previous(page)).toBeEnabled();
  const [lead] = readLeads();
  expect(lead).toMatchObject({ form: 'roof-cost', quarantine_reason: null });
  await expect(roof.results(page)).toContainText(lead?.reference ?? 'no lead');
  expect(toldIn(lead)).toMatchObject({
    contact: { name: 'Dana Whitaker', phone: '937.555.0188', email: 'dana@example.org' },
    answers: roof.houseAnswers,
    estimate: { lowDollars: 19_508, averageDollars: 35_309, highDollars: 40_605 },
  });
  expect(page.url()).toBe(`${baseURL}/roofing-calculator`);
  const booking = page.getByRole('link', { name: /^Book a free roof inspection/ });
  await expect(booking).toHaveAttribute('target', '_blank');
  await page.clock.fastForward(5_000);
  await expect(success).toHaveCount(0);
});

// Proves 10.47.
test('by keyboard alone: every question answered, the focus on each heading in turn, never behind the bars', async ({
  page,
  readLeads,
}) => {
  await roof.openCalculator(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const goOn = async () => {
    await tabTo(roof.next(page));
    await press('Enter');
  };

  await tabTo(page.getByRole('slider', { name: 'Roof area' }));
  await press('ArrowRight', 'PageUp', 'ArrowLeft');
  await expect(roof.sizeField(page)).toHaveValue('3000');
  await goOn();
  await roof.atStep(page, 2);
  await expect(focused(page)).toHaveText('What should go on it?');
  await press('Tab', 'ArrowDown', 'ArrowDown');
  await expect(page.getByRole('radio', { name: /^Metal/ })).toBeChecked();
  expect((await inspectFocus(page)).cover).toBe('');
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  await expect(page.getByRole('radio', { name: /^Wood/ })).toBeChecked();
  expect((await inspectFocus(page)).cover).toBe('');
  // Enter on a choice continues, as in any form.
  await press('Enter');
  await roof.atStep(page, 3);
  await expect(focused(page)).toHaveText('How tall is the house?');
  await press('Tab', 'ArrowDown', 'Enter');
  await roof.atStep(page, 4);
  await press('Tab', 'ArrowDown', 'Enter');
  await roof.atStep(page, 5);
  await tabTo(page.locator('summary', { hasText: 'Anything else on the roof?' }));
  expect((await inspectFocus(page)).cover).toBe('');
  await press('Space');
  await tabTo(page.getByLabel('Skylights'));
  await press('ArrowUp');
  expect((await inspectFocus(page)).cover).toBe('');
  await press('Enter');
  await roof.atStep(page, 6);
  await expect(focused(page)).toHaveText('Who is the estimate for?');
  await expect(page.getByLabel('Name')).toBeVisible();
  for (const entry of ['Dana Whitaker', '9375550188', 'dana@example.org', roof.customerAddress]) {
    await press('Tab');
    expect((await inspectFocus(page)).cover).toBe('');
    await page.keyboard.type(entry);
  }
  await press('Tab');
  await expect(page.getByLabel('Photos')).toBeFocused();
  expect((await inspectFocus(page)).cover).toBe('');
  await press('Tab', 'Enter');
  await expect(page.getByText('Average price for this roof')).toBeVisible();
  await expect(focused(page)).toHaveText('Your estimate');
  const { averageDollars } = estimateRoofCost({
    ...roofCostDefaults,
    squareFootage: 3000,
    roofType: 'wood',
    stories: '2',
    roofPitch: 'steep',
    skylights: 1,
  });
  await expect(roof.results(page)).toContainText(formatWholeDollars(averageDollars));
  expect(readLeads()).toHaveLength(1);
});

test('the field stays where it is, whatever size is typed, in a window of any size', async ({ page }) => {
  await roof.openCalculator(page);
  await inTypefaces(page);
  const placeOfField = () =>
    roof.sizeField(page).evaluate((field) => field.getBoundingClientRect().top + window.scrollY);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await roof.sizeField(page).fill('2000');
    const before = await placeOfField();
    for (const typed of ['500', '900', '6000', '']) {
      await roof.sizeField(page).fill(typed);
      expect(await placeOfField(), `after "${typed}" at ${viewport.width} px`).toBeCloseTo(before, 0);
    }
  }
});

// Proves 2.37, 2.38.
test('the progress of the roof calculator stays at the top of the window, its buttons at the foot', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await roof.openCalculator(page);
  for (const place of [0, 300, 600]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    await expect(page.getByRole('progressbar')).toBeInViewport();
    await expect(roof.next(page)).toBeInViewport();
    await expect(roof.previous(page)).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Proves R30.2.
  test('a short form asks the same questions, says what is wrong, and arrives', async ({
    page,
    browserConsole,
    readLeads,
  }) => {
    browserConsole.allow(connectionTrouble);
    await page.goto('/roofing-calculator');
    await expect(page.getByText('Step 1 of 7')).toBeHidden();
    const form = page.getByRole('form', { name: 'Let us work it out for you' });
    await form.getByLabel('Roof area (square feet)').fill('3000');
    await form.getByLabel('Roof type').selectOption('tile');
    await form.getByLabel('Roof pitch').selectOption('very-steep');
    await form.getByLabel('Name').fill('Dana Whitaker');
    await form.getByLabel('Phone').fill('937 555 0188');
    await form.getByLabel('Email').fill('dana@example');
    await form.getByLabel('Address').fill('12 Mill St');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toContainText('Nothing has been sent yet');
    await expect(form.getByLabel('Roof area (square feet)')).toHaveValue('3000');
    await expect(form.getByLabel('Roof pitch')).toHaveValue('very-steep');
    await form.getByLabel('Email').fill('dana@example.org');
    await form.getByRole('button', { name: 'Send message' }).click();
    await page.waitForURL(/request-received/);
    const [lead] = readLeads();
    expect(toldIn(lead)).toMatchObject({
      answers: { squareFootage: 3000, roofType: 'tile', roofPitch: 'very-steep' },
    });
    await expect(page.locator('main')).toContainText(lead?.reference ?? 'no lead');
  });
});
