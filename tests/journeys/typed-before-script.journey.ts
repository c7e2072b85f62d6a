import type { Locator, Page } from '@playwright/test';
import { next as nextOfEnergy, slider } from './energy-calculator.ts';
import { enterBeforeScript } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { contactForm, formAlive, homeForm, sendButton } from './lead-forms.ts';
import { atStep, next as nextOfRoof, sizeField, stepAlive } from './roof-calculator.ts';

// What a visitor enters on a slow connection, in the built page, before its script is there. Every kind of control that the
// built pages hold; cards and the later fields of the calculators come with the script.

interface Entry {
  readonly enter: (form: Locator) => Promise<unknown>;
  readonly expectKept: (form: Locator) => Promise<void>;
}

const typed = (label: string, text: string): Entry => ({
  enter: (form) => form.getByRole('textbox', { name: label }).fill(text),
  expectKept: (form) => expect(form.getByRole('textbox', { name: label }), label).toHaveValue(text),
});
const selected = (label: string, option: string, value = option): Entry => ({
  enter: (form) => form.getByLabel(label).selectOption({ label: option }),
  expectKept: (form) => expect(form.getByLabel(label), label).toHaveValue(value),
});
const checked = (role: 'radio' | 'checkbox', name: string | RegExp): Entry => ({
  enter: (form) => form.getByRole(role, { name }).check(),
  expectKept: (form) => expect(form.getByRole(role, { name }), `${name}`).toBeChecked(),
});

/** What is left out of each is a field that the form asks for. */
for (const [where, path, formOn, entries] of [
  [
    'home page',
    '/',
    homeForm,
    [
      typed('Email', 'dana@example.org'),
      typed('Phone', '(937) 555-0188'),
      typed('Message', 'Stain on the\nbedroom ceiling'),
      selected('Service needed', 'Roof Repair'),
    ],
  ],
  [
    'contact page',
    '/contact',
    contactForm,
    [
      typed('Email', 'robin@example.org'),
      typed('Phone', '(937) 555-0123'),
      typed('City', 'Troy'),
      typed('Message', 'Please call\nafter six'),
      selected('Service needed', 'Metal Roofing'),
      selected('Financing needed?', 'Maybe', 'maybe'),
      checked('radio', 'Emergency'),
      checked('radio', 'By phone'),
      checked('checkbox', /may text me/),
    ],
  ],
] as const) {
  test(`on the form of the ${where} everything given before the script stays`, async ({ page }) => {
    const form = formOn(page);
    await enterBeforeScript(page, path, async () => {
      for (const { enter } of entries) await enter(form);
    });
    // Something is always missing: the form says so, and is redrawn from what it holds.
    await form.scrollIntoViewIfNeeded();
    await formAlive(form);
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    for (const { expectKept } of entries) await expectKept(form);
  });
}

test.describe('on the energy savings calculator', () => {
  const path = '/energy-savings-calculator';
  const bill = (page: Page) => slider(page, 'Monthly electric bill');
  const billField = (page: Page) => page.getByLabel('Dollars a month');
  const thereAndBack = async (page: Page) => {
    await stepAlive(page);
    await nextOfEnergy(page);
    await atStep(page, 2);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await atStep(page, 1);
  };

  test('a bill typed before the script stays', async ({ page }) => {
    await enterBeforeScript(page, path, () => billField(page).fill('1,000'));
    await thereAndBack(page);
    await expect(billField(page)).toHaveValue('1,000');
    await expect(bill(page)).toHaveValue('1000');
    await expect(page.getByText('$1,000', { exact: true }).first()).toBeVisible();
  });

  test('of slider and field, the one used last counts', async ({ page }) => {
    await enterBeforeScript(page, path, async () => {
      await billField(page).fill('640');
      await bill(page).press('End');
    });
    await thereAndBack(page);
    await expect(billField(page)).toHaveValue('1000');
  });
});

test.describe('on the roof cost calculator', () => {
  const path = '/roofing-calculator';
  const goTo = async (page: Page, step: number) => {
    await stepAlive(page);
    for (let reached = 2; reached <= step; reached += 1) {
      await nextOfRoof(page).click();
      await atStep(page, reached);
    }
  };

  test('a size counts, and Next, pressed before the script, waits for it', async ({ page }) => {
    await enterBeforeScript(page, path, async () => {
      await sizeField(page).fill('3,100');
      await nextOfRoof(page).click();
      await expect(page.getByText('Step 1 of 7')).toBeVisible();
    });
    await atStep(page, 2);
    await expect(page.getByRole('definition').filter({ hasText: '3,100 sq ft' })).toBeVisible();
    await page.goBack();
    await atStep(page, 1);
    await expect(sizeField(page)).toHaveValue('3,100');
  });

  test('what is no number stays to be corrected, and is told', async ({ page }) => {
    await enterBeforeScript(page, path, () => sizeField(page).fill('about 2000'));
    await stepAlive(page);
    await expect(page.getByText('Enter the roof area as a number')).toBeVisible();
    await expect(sizeField(page)).toHaveValue('about 2000');
  });

  test('the size of the house, its floors and its pitch given before the script stay', async ({ page }) => {
    await enterBeforeScript(page, path, async () => {
      await page.getByLabel('Living area (square feet)').fill('2,400');
      await page.getByLabel('Floors above ground').selectOption('2');
      await page.getByLabel('Steepness of the roof').selectOption('steep');
    });
    // 2,400 ÷ 2 × 1.10 × 1.36 is 1,791: to the next hundred, 1,800.
    await expect(sizeField(page)).toHaveValue('1800');
    await expect(page.getByLabel('Living area (square feet)')).toHaveValue('2,400');
    await goTo(page, 3);
    await expect(page.getByRole('radio', { name: /^2 stories/ })).toBeChecked();
    await nextOfRoof(page).click();
    await atStep(page, 4);
    await expect(page.getByRole('radio', { name: /^Steep/ })).toBeChecked();
  });
});
