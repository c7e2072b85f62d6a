import type { Locator, Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { testimonialsSection } from '#content/pages/testimonials.ts';
import { enterBeforeScript } from './faults.ts';
import { expect, sizes, test } from './fixtures.ts';
import { focused, tabTo } from './keyboard.ts';
import { contactForm, formAlive, passFillTime, sendButton } from './lead-forms.ts';

// What people come for, with the keyboard alone. The two calculators have their own: *-answering.journey.ts.

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to each field by its label, and types. */
async function typeInto(page: Page, form: Locator, entries: readonly [string, string][]) {
  for (const [label, text] of entries) {
    await tabTo(form.getByRole(label === 'Service needed' ? 'combobox' : 'textbox', { name: label }));
    await page.keyboard.type(text);
  }
}

for (const [size, name] of [
  ['phone', 'Call'],
  ['desktop', company.phone.value.display],
] as const) {
  test(`somebody with water coming in finds the number to call on a ${size}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await page.goto('/');
    const call = page
      .getByRole('link', { name: company.phone.value.display })
      .filter({ visible: true })
      .first();
    // On a phone the first stop after the way to the content, in a large window in the header behind its menu.
    if (size === 'phone') await press(page, 'Tab', 'Tab');
    else await tabTo(call);
    await expect(call).toBeFocused();
    await expect(call).toHaveAttribute('href', phoneHref);
    const stays = page.getByRole('link', { name }).last();
    await tabTo(stays);
    await expect(stays).toHaveAttribute('href', phoneHref);
  });
}

test('the first stop leads past the navigation to what the page is about', async ({ page }) => {
  await page.goto('/roof-repair');
  await press(page, 'Tab');
  await expect(focused(page)).toContainText('Skip to content');
  await press(page, 'Enter', 'Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('on a phone the menu opens, keeps the focus, gives it back on Escape, and leads to a service', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(opener);
  await press(page, 'Enter');
  await expect(menu).toBeVisible();
  for (let stops = 0; stops < 15; stops += 1) {
    await press(page, 'Tab');
    await expect(page.locator('body > :not(dialog) :focus')).toHaveCount(0);
  }
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, 'Space');
  await tabTo(menu.getByRole('link', { name: 'Roofing Services' }));
  await press(page, 'Enter');
  await page.waitForURL('/services');
  await tabTo(page.locator('main a[href="/metal-roofing"]').first());
  await press(page, 'Enter');
  await page.waitForURL('/metal-roofing');
});

test('a menu that was opened before its script came keeps the focus from then on, and closes', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await enterBeforeScript(page, '/roof-repair', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
  });
  await expect.poll(() => menu.evaluate((element) => element.matches(':modal'))).toBe(true);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await menu.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
});

// Proves 10.57.
test('the contact form takes the focus to what is wrong, from there to the field, and is sent', async ({
  page,
  readLeads,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const form = contactForm(page);
  await tabTo(form.getByLabel('First name'));
  await formAlive(form);
  await typeInto(page, form, [
    ['First name', 'Robin'],
    ['Last name', 'Hale'],
    ['Email', 'robin@'],
    ['Phone', '9375550123'],
    ['Service needed', 'Metal'],
  ]);
  await tabTo(form.getByRole('radio', { name: 'Normal' }));
  await press(page, 'ArrowLeft');
  await expect(form.getByRole('radio', { name: 'Urgent' })).toBeChecked();
  await tabTo(form.getByRole('checkbox'));
  await press(page, 'Space');
  await expect(form.getByRole('checkbox')).toBeChecked();
  await tabTo(sendButton(form));
  await press(page, 'Space');
  await expect(focused(page)).toContainText('Valid email is required');
  await tabTo(form.getByRole('alert').getByRole('link', { name: 'Valid email is required' }));
  await press(page, 'Enter');
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(focused(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('First name')).toHaveValue('Robin');
  await press(page, 'End');
  await page.keyboard.type('example.org');
  await passFillTime(page);
  await press(page, 'Enter');
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  expect(readLeads()).toMatchObject([{ form: 'contact', quarantine_reason: null }]);
  await tabTo(sendButton(form).or(form.getByRole('button', { name: 'Message Sent!' })));
});

// Proves R22d.2.
test('the documents are leafed through by key, and the focus survives their end', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const next = page.getByRole('button', { name: testimonialsSection.next });
  await tabTo(next);
  for (let presses = 0; presses < 30 && (await next.isEnabled()); presses += 1) await press(page, 'Enter');
  await expect(next).toBeDisabled();
  await press(page, 'Tab');
  await expect(page.getByRole('list', { name: testimonialsSection.heading })).toBeFocused();
});
