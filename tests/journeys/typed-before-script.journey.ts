import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { next as nextOfEnergy, slider } from './energy-calculator.ts';
import { contactForm, homeForm, sendButton } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { atStep, next as nextOfRoof, previous, sizeField } from './roof-calculator.ts';
import { builtScripts, holdBack } from './trouble.ts';

// What a visitor enters on a slow connection, in the built page, before its script is there. Every kind of control that the
// built pages hold; cards and the later fields of the calculators come with the script.

const site = prepareSite({ isStartedOnce: true });

/** Opens `path` with its scripts held back, lets `enter` work, and lets them come. */
async function enterBeforeScript(path: string, enter: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page } = await site.beginVisit();
  const letScriptsGo = await holdBack(page, builtScripts);
  await page.goto(path, { waitUntil: 'commit' });
  await enter(page);
  letScriptsGo();
  return page;
}

/** React has taken over `control`: what is done from here on goes through it. */
async function scriptRuns(control: Locator): Promise<void> {
  await control.dispatchEvent('pointerover');
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
}

interface Entry {
  readonly kind: string;
  readonly enter: (form: Locator) => Promise<unknown>;
  /** What the form holds afterwards, and what that must be. */
  readonly holds: (form: Locator) => Promise<unknown>;
  readonly expected: unknown;
}

const typed = (kind: string, label: string, text: string): Entry => ({
  kind,
  enter: (form) => form.getByLabel(label).fill(text),
  holds: (form) => form.getByLabel(label).inputValue(),
  expected: text,
});
const selected = (label: string, option: string, expected = option): Entry => ({
  kind: `a selection in "${label}"`,
  enter: (form) => form.getByLabel(label).selectOption({ label: option }),
  holds: (form) => form.getByLabel(label).inputValue(),
  expected,
});
const checked = (kind: string, role: 'radio' | 'checkbox', name: string | RegExp): Entry => ({
  kind,
  enter: (form) => form.getByRole(role, { name }).check(),
  holds: (form) => form.getByRole(role, { name }).isChecked(),
  expected: true,
});

const homeEntries = [
  typed('a name', 'Name', 'Dana Whitaker'),
  typed('an e-mail address', 'Email', 'dana@example.org'),
  typed('a phone number', 'Phone', '(937) 555-0188'),
  typed('a message', 'Message', 'Stain on the\nbedroom ceiling'),
  selected('Service needed', 'Roof Repair'),
];
const contactEntries = [
  typed('a first name', 'First name', 'Robin'),
  typed('an e-mail address', 'Email', 'robin@example.org'),
  typed('a phone number', 'Phone', '(937) 555-0123'),
  typed('an optional city', 'City', 'Troy'),
  typed('a message', 'Message', 'Please call\nafter six'),
  selected('Service needed', 'Metal Roofing'),
  selected('Financing needed?', 'Maybe', 'maybe'),
  checked('the choice of one of three', 'radio', 'Emergency'),
  checked('the choice of one of two', 'radio', 'Call me'),
  checked('a ticked box', 'checkbox', /You may text me/),
];

describe.each([
  ['home page', '/', homeForm, homeEntries],
  ['contact page', '/contact', contactForm, contactEntries],
])('on the form of the %s', (_page, path, formOn, entries) => {
  test.each(entries)('$kind given before the script stays', async ({ enter, holds, expected }) => {
    const page = await enterBeforeScript(path, (opened) => enter(formOn(opened)));
    const form = formOn(page);
    await scriptRuns(form);
    // Something is always missing: the form says so, and is drawn anew from what it holds.
    await sendButton(form).click();
    await form.getByRole('alert').waitFor();
    expect(await holds(form)).toBe(expected);
  });

  test('everything given before the script is there together', async () => {
    const page = await enterBeforeScript(path, async (opened) => {
      for (const { enter } of entries.slice(1)) await enter(formOn(opened));
    });
    const form = formOn(page);
    await scriptRuns(form);
    await sendButton(form).click();
    await form.getByRole('alert').waitFor();
    for (const { kind, holds, expected } of entries.slice(1)) expect(await holds(form), kind).toBe(expected);
  });
});

describe('on the energy savings calculator', () => {
  const bill = (page: Page) => slider(page, 'Monthly electric bill');
  const billField = (page: Page) => page.getByLabel('Dollars a month');
  const thereAndBack = async (page: Page) => {
    await scriptRuns(bill(page));
    await nextOfEnergy(page);
    await atStep(page, 2);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await atStep(page, 1);
  };

  test('a bill typed before the script stays', async () => {
    const page = await enterBeforeScript('/energy-savings-calculator', (opened) =>
      billField(opened).fill('640'),
    );
    await thereAndBack(page);
    expect([await billField(page).inputValue(), await bill(page).inputValue()]).toEqual(['640', '640']);
    await page.getByText('$640', { exact: true }).first().waitFor();
  });

  test('a bill typed with a comma stays as it was typed', async () => {
    const page = await enterBeforeScript('/energy-savings-calculator', (opened) =>
      billField(opened).fill('1,000'),
    );
    await scriptRuns(bill(page));
    await page.getByText('$1,000', { exact: true }).first().waitFor();
    expect(await billField(page).inputValue()).toBe('1,000');
  });

  test('a bill moved with the keys of the slider before the script stays', async () => {
    let moved = '';
    const page = await enterBeforeScript('/energy-savings-calculator', async (opened) => {
      await bill(opened).press('PageUp');
      moved = await bill(opened).inputValue();
    });
    expect(Number(moved)).toBeGreaterThan(150);
    await thereAndBack(page);
    expect([await billField(page).inputValue(), await bill(page).inputValue()]).toEqual([moved, moved]);
  });

  test('of slider and field, the one used last counts', async () => {
    const page = await enterBeforeScript('/energy-savings-calculator', async (opened) => {
      await billField(opened).fill('640');
      await bill(opened).press('End');
    });
    await thereAndBack(page);
    expect(await billField(page).inputValue()).toBe('1000');
  });
});

describe('on the roof cost calculator', () => {
  const size = (page: Page) => page.getByRole('slider', { name: 'Roof area' });
  const openHelper = (page: Page) => page.getByText('I only know the size of the house').click();
  const goTo = async (page: Page, step: number) => {
    await scriptRuns(size(page));
    for (let reached = 2; reached <= step; reached += 1) {
      await nextOfRoof(page).click();
      await atStep(page, reached);
    }
  };

  test('an area typed before the script stays', async () => {
    const page = await enterBeforeScript('/roofing-calculator', (opened) => sizeField(opened).fill('3,140'));
    await goTo(page, 2);
    await page.getByText('3,140 sq ft').waitFor();
    await previous(page).click();
    await atStep(page, 1);
    expect(await sizeField(page).inputValue()).toBe('3,140');
  });

  test('an area moved with the keys of the slider before the script stays', async () => {
    let moved = '';
    const page = await enterBeforeScript('/roofing-calculator', async (opened) => {
      await size(opened).press('PageUp');
      moved = await size(opened).inputValue();
    });
    expect(Number(moved)).toBeGreaterThan(2000);
    await goTo(page, 2);
    await previous(page).click();
    await atStep(page, 1);
    expect([await sizeField(page).inputValue(), await size(page).inputValue()]).toEqual([moved, moved]);
  });

  test('what is no number stays to be corrected, and is told', async () => {
    const page = await enterBeforeScript('/roofing-calculator', (opened) =>
      sizeField(opened).fill('about 2000'),
    );
    await scriptRuns(size(page));
    await page.getByText('Enter the roof area as a number').waitFor();
    expect(await sizeField(page).inputValue()).toBe('about 2000');
  });

  test('the size of the house, its floors and its pitch given before the script stay', async () => {
    const page = await enterBeforeScript('/roofing-calculator', async (opened) => {
      await openHelper(opened);
      await opened.getByLabel('Living area (square feet)').fill('2,400');
      await opened.getByLabel('Floors above ground').selectOption('2');
      await opened.getByLabel('Steepness of the roof').selectOption('steep');
    });
    await page.getByRole('button', { name: /^Use / }).waitFor();
    expect(await page.getByLabel('Living area (square feet)').inputValue()).toBe('2,400');
    await goTo(page, 3);
    expect(await page.getByRole('radio', { name: /^2 stories/ }).isChecked()).toBe(true);
    await nextOfRoof(page).click();
    await atStep(page, 4);
    expect(await page.getByRole('radio', { name: /^Steep/ }).isChecked()).toBe(true);
  });

  test('in a visit that has got further already, an area typed before the script is the one that counts', async () => {
    const { page } = await site.beginVisit();
    await page.goto('/roofing-calculator');
    await goTo(page, 3);
    await page.goto('/financing');
    const letScriptsGo = await holdBack(page, builtScripts);
    await page.goto('/roofing-calculator', { waitUntil: 'commit' });
    await sizeField(page).fill('3,140');
    letScriptsGo();
    await page.getByText('3,140 sq ft').waitFor();
  });
});
