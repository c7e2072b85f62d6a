import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusedText, hasFocus, tabTo } from './keyboard.ts';
import { contactForm, fillTimeMs, formAlive, homeForm, sendButton } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { giveContact, openCalculator, results, submit } from './roof-calculator.ts';
import { eventually } from './stored-leads.ts';
import { builtScripts, holdBack } from './trouble.ts';
import { sizes } from './visit.ts';

// What people come for, with the keyboard alone. The two calculators have their own: *-answering.journey.ts.

const site = prepareSite();

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes to each field by its label, and types. */
async function typeInto(page: Page, form: ReturnType<typeof homeForm>, entries: readonly [string, string][]) {
  for (const [label, text] of entries) {
    await tabTo(form.getByLabel(label));
    await page.keyboard.type(text);
  }
}

test.each([
  ['phone', sizes.phone, 'Call'],
  ['desktop', sizes.desktop, '(937) 555-0142'],
])('somebody with water coming in finds the number to call on a %s', async (_size, viewport, name) => {
  const { page } = await site.beginVisit({ viewport });
  await page.goto('/');
  await press(page, 'Tab', 'Tab');
  const call = page.getByRole('link', { name: '(937) 555-0142' }).first();
  expect(await hasFocus(call)).toBe(true);
  expect(await call.getAttribute('href')).toBe('tel:+19375550142');
  const stays = page.getByRole('link', { name }).last();
  await tabTo(stays);
  expect(await stays.getAttribute('href')).toBe('tel:+19375550142');
});

test('the first stop leads past the navigation to what the page is about', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/roof-repair');
  await press(page, 'Tab');
  expect(await focusedText(page)).toContain('Skip to content');
  await press(page, 'Enter', 'Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

test('on a phone the menu opens, keeps the focus, gives it back on Escape, and leads to a service', async () => {
  const { page } = await site.beginVisit({ viewport: sizes.phone });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(opener);
  await press(page, 'Enter');
  await menu.waitFor();
  for (let stops = 0; stops < 15; stops += 1) {
    await press(page, 'Tab');
    const isOnPageBehind = await page.locator('body > :not(dialog) :focus').count();
    expect(isOnPageBehind).toBe(0);
  }
  await press(page, 'Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
  await press(page, 'Space');
  await tabTo(menu.getByRole('link', { name: 'Roofing Services' }));
  await press(page, 'Enter');
  await page.waitForURL('/services');
  await tabTo(page.locator('main a[href="/metal-roofing"]').first());
  await press(page, 'Enter');
  await page.waitForURL('/metal-roofing');
});

test('a menu that was opened before its script came keeps the focus from then on, and closes', async () => {
  const { page } = await site.beginVisit({ viewport: sizes.phone });
  const release = await holdBack(page, builtScripts);
  await page.goto('/roof-repair', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  release();
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
  await menu.waitFor({ state: 'hidden' });
});

test('on a desktop the navigation leads to the services', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/');
  await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roofing Services' }));
  await press(page, 'Enter');
  await page.waitForURL('/services');
});

test('the form on the home page is filled in and sent, and the focus is not lost on the way', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.goto('/');
  const form = homeForm(page);
  await tabTo(form.getByLabel('Name'));
  await formAlive(form);
  await typeInto(page, form, [
    ['Name', 'Dana Whitaker'],
    ['Email', 'dana@example.org'],
    ['Phone', '9375550188'],
    ['Service needed', 'Roof Repa'],
    ['Message', 'Stain on the ceiling'],
  ]);
  expect(await form.getByLabel('Service needed').inputValue()).toBe('Roof Repair');
  await page.waitForTimeout(fillTimeMs);
  await tabTo(sendButton(form));
  await press(page, 'Enter');
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  expect(site.storedLeads()).toMatchObject([{ form: 'home', quarantine_reason: null }]);
  await press(page, 'Tab');
  expect(await hasFocus(form.locator('xpath=..').getByRole('link', { name: '(937) 555-0142' }))).toBe(true);
  expect(complaints).toEqual([]);
});

test('the contact form takes the focus to what is wrong, from there to the field, and is sent', async () => {
  const { page } = await site.beginVisit();
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
  expect(await form.getByRole('radio', { name: 'Urgent' }).isChecked()).toBe(true);
  await tabTo(form.getByRole('checkbox'));
  await press(page, 'Space');
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);
  await tabTo(sendButton(form));
  await press(page, 'Space');
  await form.getByRole('alert').waitFor();
  expect(await focusedText(page)).toContain('Valid email is required');
  await tabTo(form.getByRole('alert').getByRole('link', { name: 'Valid email is required' }));
  await press(page, 'Enter');
  expect(await hasFocus(form.getByLabel('Email'))).toBe(true);
  await press(page, 'End');
  await page.keyboard.type('example.org');
  await page.waitForTimeout(fillTimeMs);
  await press(page, 'Enter');
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  expect(site.storedLeads()).toMatchObject([{ form: 'contact', quarantine_reason: null }]);
});

test('the estimate is saved, shared and followed by an appointment', async () => {
  const { page, complaints } = await site.beginVisit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openCalculator(page, '?roofType=metal');
  await page.getByRole('button', { name: 'Go to the last question' }).click();
  await giveContact(page);
  await submit(page).click();
  await page.getByText('Your estimated range').waitFor();
  await tabTo(page.getByRole('button', { name: 'Download PDF' }));
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')]);
  expect(file.suggestedFilename()).toMatch(/^Roof-Estimate-Dana-Whitaker-.*\.pdf$/);
  const booking = results(page).getByRole('link', { name: /^Book a free roof inspection/ });
  await tabTo(booking);
  expect(await booking.getAttribute('target')).toBe('_blank');
  expect(await booking.getAttribute('href')).toMatch(/^https:/);
  await tabTo(page.getByRole('button', { name: 'Copy the link' }));
  await press(page, 'Space');
  await page.getByText('Link copied.').waitFor();
  await tabTo(page.getByLabel('Link to this estimate'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.getByLabel('Link to this estimate').inputValue()).toBe(link);
  expect(complaints).toEqual([]);
});

test('the slides stop at a press, go where they are sent, and the page keeps its main heading', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/');
  const shown = page.locator('[data-slide="shown"]');
  await page.locator('[data-hero="loaded"]').waitFor();
  const pause = page.getByRole('button', { name: 'Pause the slides' });
  await tabTo(pause);
  await press(page, 'Space');
  expect(await hasFocus(page.getByRole('button', { name: 'Play the slides' }))).toBe(true);
  const before = await shown.getAttribute('aria-label');
  await tabTo(page.getByRole('link', { name: 'Roof repair' }).first());
  await page.waitForTimeout(4500);
  expect(await shown.getAttribute('aria-label')).toBe(before);
  await tabTo(page.getByRole('button', { name: /^Storm and insurance help/ }));
  await press(page, 'Enter');
  expect(await shown.getAttribute('aria-label')).toBe('2 of 3');
  expect(await page.locator('[data-hero-stage]').getAttribute('aria-live')).toBe('polite');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('the reviews move by button and by arrow key, and the focus survives their end', async () => {
  const { page } = await site.beginVisit({ viewport: sizes.phone, reducedMotion: 'reduce' });
  await page.goto('/');
  const track = page.getByRole('list', { name: 'In the words of customers' });
  const scrolled = () => track.evaluate((element) => element.scrollLeft);
  const next = page.getByRole('button', { name: 'Next review' });
  const previous = page.getByRole('button', { name: 'Previous review' });
  await tabTo(next);
  expect(await previous.isDisabled()).toBe(true);
  await press(page, 'Enter');
  expect(await eventually(async () => (await scrolled()) > 300)).toBe(true);
  expect(await previous.isEnabled()).toBe(true);
  for (let presses = 0; presses < 6 && (await next.isEnabled()); presses += 1) await press(page, 'Enter');
  expect(await eventually(() => next.isDisabled())).toBe(true);
  await press(page, 'Tab');
  expect(await hasFocus(track)).toBe(true);
  const atEnd = await scrolled();
  await press(page, 'ArrowLeft', 'ArrowLeft');
  expect(await eventually(async () => (await scrolled()) < atEnd)).toBe(true);
});

test('questions open and close', async () => {
  const { page } = await site.beginVisit();
  await page.goto('/roof-repair');
  const question = page.locator('main details').first();
  await tabTo(question.locator('summary'));
  await press(page, 'Enter');
  expect(await question.getAttribute('open')).not.toBeNull();
  await press(page, 'Space');
  expect(await question.getAttribute('open')).toBeNull();
});
