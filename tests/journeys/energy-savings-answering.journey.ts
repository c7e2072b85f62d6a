import * as energy from './energy-calculator.ts';
import { expect, test } from './fixtures.ts';
import { focused, tabTo } from './keyboard.ts';
import { passFillTime } from './lead-forms.ts';

// Proves 2.48, 2.50, 2.51, 2.54, 4.21, 10.54, 10.55.
test('with the keyboard alone: the sliders, the cards, the fields, the results and the report', async ({
  page,
}) => {
  await energy.openCalculator(page);
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '14');
  await expect(button('Back')).toHaveCount(0);

  await tabTo(energy.slider(page, 'Monthly electric bill'));
  // What each key does: design/parts/slider-keys.test.ts.
  const keys = [
    ['ArrowRight', '160'],
    ['Shift+ArrowRight', '260'],
    ['Home', '50'],
    ['PageUp', '150'],
  ] as const;
  for (const [key, dollars] of keys) {
    await keyboard.press(key);
    await expect(energy.slider(page, 'Monthly electric bill'), key).toHaveValue(dollars);
  }
  await keyboard.press('Enter');
  await energy.atStep(page, 2);
  await expect(focused(page)).toHaveText('How large is the home?');
  await tabTo(page.getByLabel('Square feet'));
  await keyboard.press('Enter');
  await energy.atStep(page, 3);
  await tabTo(energy.slider(page, 'Roof age'));
  await keyboard.press('Home');
  await keyboard.press('PageUp');
  await keyboard.press('ArrowUp');
  await expect(energy.slider(page, 'Roof age')).toHaveValue('11');
  await tabTo(button('Next'));
  await keyboard.press('Space');
  await energy.atStep(page, 4);
  await tabTo(page.getByRole('radio', { name: /^Adequate/ }));
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Minimal/ })).toBeChecked();
  const levels = page.getByRole('radiogroup', { name: 'Insulation level' }).getByRole('radio');
  expect(await levels.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')))).toEqual([
    'none',
    'minimal',
    'adequate',
    'excellent',
  ]);
  await keyboard.press('Enter');
  await energy.atStep(page, 5);
  await tabTo(button('Back'));
  await keyboard.press('Enter');
  await energy.atStep(page, 4);
  await tabTo(button('Next'));
  await keyboard.press('Enter');
  await energy.atStep(page, 5);
  await tabTo(button('Next'));
  await keyboard.press('Enter');
  await energy.atStep(page, 6);
  await tabTo(page.getByLabel('First name'));
  await keyboard.type('Dana');
  await keyboard.press('Enter');
  await expect(page.getByText('Please check your inputs', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await keyboard.type('Whitaker');
  await tabTo(page.getByLabel('Email'));
  await keyboard.type('dana@example.org');
  await tabTo(page.getByLabel('Phone'));
  await keyboard.type('9375550188');
  await keyboard.press('Enter');
  await energy.atStep(page, 7);
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await tabTo(page.getByLabel('Complete property address'));
  await expect(focused(page)).toHaveJSProperty('localName', 'textarea');
  await keyboard.type(energy.address.replace('\n', ', '));
  await passFillTime(page);
  await tabTo(button(energy.finish));
  await keyboard.press('Enter');
  await expect(energy.results(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await tabTo(button('Download Detailed Report (PDF)'));
  const [report] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
  expect(report.suggestedFilename()).toContain('Energy-Savings-Report-Dana-Whitaker');
});
