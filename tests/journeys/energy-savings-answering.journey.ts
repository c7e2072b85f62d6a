import { expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import {
  answerAboutHouse,
  answerAboutPerson,
  atStep,
  dana,
  finish,
  next,
  openCalculator,
  results,
  send,
  slider,
} from './energy-calculator.ts';
import { focusedText, hasFocus, tabTo } from './keyboard.ts';
import { fillTimeMs } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { sizes } from './visit.ts';

const site = prepareSite();

test('with the keyboard alone: every slider key, the cards, the fields, the results and the report', async () => {
  const { page, complaints } = await site.beginVisit();
  await openCalculator(page);
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const settingOf = (name: string) => slider(page, name).inputValue();

  await tabTo(slider(page, 'Monthly electric bill'));
  const keys = [
    ['ArrowRight', '160'],
    ['ArrowLeft', '150'],
    ['Shift+ArrowRight', '250'],
    ['PageUp', '350'],
    ['PageDown', '250'],
    ['Shift+ArrowLeft', '150'],
    ['End', '1000'],
    ['Home', '50'],
    ['PageUp', '150'],
  ] as const;
  for (const [key, dollars] of keys) {
    await keyboard.press(key);
    expect(await settingOf('Monthly electric bill'), key).toBe(dollars);
  }
  await keyboard.press('Enter');
  await atStep(page, 2);
  expect(await focusedText(page)).toBe('How large is the home?');
  await tabTo(page.getByLabel('Square feet'));
  await keyboard.press('Enter');
  await atStep(page, 3);
  await tabTo(slider(page, 'Roof age'));
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await keyboard.press('ArrowUp');
  expect(await settingOf('Roof age')).toBe('11');
  await tabTo(button('Next'));
  await keyboard.press('Space');
  await atStep(page, 4);
  await tabTo(page.getByRole('radio', { name: /^Adequate/ }));
  await keyboard.press('ArrowUp');
  expect(await page.getByRole('radio', { name: /^Minimal/ }).isChecked()).toBe(true);
  await keyboard.press('Enter');
  await atStep(page, 5);
  await tabTo(button('Back'));
  await keyboard.press('Enter');
  await atStep(page, 4);
  await tabTo(button('Next'));
  await keyboard.press('Enter');
  await atStep(page, 5);
  await tabTo(button('Next'));
  await keyboard.press('Enter');
  await atStep(page, 6);
  await tabTo(page.getByLabel('First name'));
  await keyboard.type('Dana');
  await keyboard.press('Enter');
  await page.getByText('Please check your inputs', { exact: true }).waitFor();
  expect(await hasFocus(page.getByLabel('Last name'))).toBe(true);
  await keyboard.type('Whitaker');
  await tabTo(page.getByLabel('Email'));
  await keyboard.type('dana@example.org');
  await tabTo(page.getByLabel('Phone'));
  await keyboard.type('9375550188');
  await keyboard.press('Enter');
  await atStep(page, 7);
  await tabTo(page.getByLabel('Complete property address'));
  await keyboard.type('12 Mill St, Miamisburg');
  await page.waitForTimeout(fillTimeMs);
  await tabTo(button(finish));
  await keyboard.press('Enter');
  await results(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await tabTo(button('Download Detailed Report (PDF)'));
  const [report] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  expect(report.suggestedFilename()).toContain('Energy-Savings-Report-Dana-Whitaker');
  expect(complaints).toEqual([]);
});

test('ten thousand characters are too many, are not lost, and are told at their field', async () => {
  const { page } = await site.beginVisit({ viewport: sizes.phone });
  await openCalculator(page);
  await answerAboutHouse(page);
  const long = 'W'.repeat(10_000);
  await page.getByLabel('First name').fill(long);
  await next(page);
  await page.getByText('Please keep this under 200 characters').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toHaveLength(10_000);
  await answerAboutPerson(page, { ...dana, first: 'W'.repeat(200), address: long });
  await send(page);
  await page.getByText('Please keep this under 500 characters').waitFor();
  await page.getByLabel('Complete property address').fill('W'.repeat(500));
  await send(page);
  await results(page).getByText('Your reference').waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test('without script a short form stands in, is answered with what was typed, and its lead arrives', async () => {
  const { page } = await site.beginVisit({ javaScriptEnabled: false });
  await page.goto('/energy-savings-calculator');
  expect(await page.getByText('Step 1 of 7').isVisible()).toBe(false);
  const form = page.getByRole('form', { name: 'Let us work it out for you' });
  await form.getByLabel('Monthly electric bill').fill('210');
  await form.getByLabel('Insulation level').selectOption('minimal');
  await form.getByLabel('First name').fill('D');
  await form.getByLabel('Last name').fill('Whitaker');
  await form.getByLabel('Email').fill('dana@example.org');
  await form.getByLabel('Phone').fill('9375550188');
  await form.getByLabel('Complete property address').fill(dana.address);
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'First name is required' }).waitFor();
  expect(await form.getByLabel('Monthly electric bill').inputValue()).toBe('210');
  expect(await form.getByLabel('Insulation level').inputValue()).toBe('minimal');
  await form.getByLabel('First name').fill('Dana');
  await form.getByRole('button', { name: 'Send message' }).click();
  await page.waitForURL('**/request-received?reference=*');
  expect(site.storedLeads().map((lead) => lead.form)).toEqual(['energy-savings']);
});
