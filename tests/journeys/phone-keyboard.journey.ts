import type { Page } from '@playwright/test';
import { findCoveredControls } from '../covered-controls.ts';
import { isThorough } from '../thorough.ts';
import { expect, test } from './fixtures.ts';
import { contactForm, formAlive, homeForm, sendButton } from './lead-forms.ts';
import { answerHouse, openCalculator, submit } from './roof-calculator.ts';

// The keyboard of a phone takes half the window. What is typed, what is wrong with it and the way on stay in reach.

const held = { width: 390, height: 760 };
const overKeyboard = { width: 390, height: 350 };

test.use({ viewport: held, hasTouch: true, isMobile: true });

/** What cannot be seen of the field that has the focus, and of the error under it. Runs in the page. */
function findHidden(): string[] {
  const field = document.activeElement as HTMLInputElement;
  // As phones do when the keyboard comes.
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const error = document.querySelector(
    `[id="${field.getAttribute('aria-describedby')?.match(/\S+-error/)?.[0]}"]`,
  );
  return [field, ...(error?.textContent ? [error] : [])].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (top >= 0 && bottom <= innerHeight && hit && element.contains(hit)) return [];
    return [
      `${field.name}: ${element.localName} from ${Math.round(top)} to ${Math.round(bottom)} px, under ${hit?.localName}`,
    ];
  });
}

async function findHiddenFields(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  const fields = page
    .locator('form[data-form]')
    .locator('input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"]), textarea');
  for (const field of await fields.filter({ visible: true }).all()) {
    if (await field.evaluate((element) => element.closest('[aria-hidden="true"]') !== null)) continue;
    await field.tap();
    await page.setViewportSize(overKeyboard);
    hidden.push(...(await page.evaluate(findHidden)));
    await page.setViewportSize(held);
  }
  return hidden;
}

for (const [path, form] of [
  ['/contact', contactForm],
  // The same with fewer fields: once a day.
  ...(isThorough ? ([['/', homeForm]] as const) : []),
] as const) {
  test(`on ${path} the keyboard hides no field, no error and not the way on`, async ({ page }) => {
    await page.goto(path);
    await form(page).scrollIntoViewIfNeeded();
    await formAlive(form(page));
    expect(await findHiddenFields(page)).toEqual([]);
    await sendButton(form(page)).tap();
    await expect(form(page).getByRole('alert')).toBeVisible();
    expect(await findHiddenFields(page)).toEqual([]);
    await page.setViewportSize(overKeyboard);
    expect(await page.evaluate(findCoveredControls)).toEqual([]);
  });
}

test('in the calculator the keyboard hides no field, no error and not the way on', async ({ page }) => {
  await openCalculator(page);
  await answerHouse(page);
  expect(await findHiddenFields(page)).toEqual([]);
  await page.getByLabel('Email').fill('dana@');
  await page.getByLabel('Phone').fill('12');
  await page.getByLabel('Name').tap();
  await expect(submit(page)).toBeDisabled();
  expect(await findHiddenFields(page)).toEqual([]);
  await page.setViewportSize(overKeyboard);
  expect(await page.evaluate(findCoveredControls)).toEqual([]);
});

test('where the keyboard lies over the page, the house stays in view while its sides are typed', async ({
  page,
}) => {
  await openCalculator(page);
  await page.getByLabel('The house’s measurements').tap();
  for (const side of await page.getByRole('textbox').all()) {
    await side.tap();
    await side.fill('41');
    expect(await page.evaluate(findHidden)).toEqual([]);
    await expect(page.locator('[data-strip] svg').first()).toBeInViewport({ ratio: 0.9 });
  }
});
