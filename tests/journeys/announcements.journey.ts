import type { Page } from '@playwright/test';
import { walkEnergyCalculator } from './energy-calculator-states.ts';
import { forbidStorage, goOffline, holdBack } from './faults.ts';
import { connectionTrouble, expect, test } from './fixtures.ts';
import { fillHomeForm, openHomeForm, pendingBanner, sendButton } from './lead-forms.ts';
import { atStep, giveContact, next, openCalculator, sizeField, submit } from './roof-calculator.ts';

// What a screen reader is told while the focus is somewhere else. Only what changes inside a region counts that was in
// the page, and not hidden, before: more than that no screen reader promises.

/** Begins to listen on all pages to come; the list grows with every announcement. */
async function listen(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('hear', (words: string) => heard.push(words));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (words: string) => void };
    const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const known = new WeakSet<Element>();
    const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const region = regionOf(target);
        if (region && known.has(region)) hear(region.textContent);
        // An alert is heard even when it is new.
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const alerts = node.matches('[role="alert"]') ? [node] : node.querySelectorAll('[role="alert"]');
          for (const alert of alerts) hear(alert.textContent);
        }
      }
      for (const region of document.querySelectorAll(live)) {
        if (region.checkVisibility()) known.add(region);
        else known.delete(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return heard;
}

const expectHeard = (heard: readonly string[], words: string) =>
  expect.poll(() => heard).toContainEqual(expect.stringContaining(words));

test('a form says what is wrong, that it is being sent, and that the request is safe', async ({ page }) => {
  const heard = await listen(page);
  const form = await openHomeForm(page);
  await form.getByLabel('Email').fill('dana@');
  await form.getByLabel('Phone').focus();
  await expectHeard(heard, 'Valid email is required');
  await sendButton(form).click();
  await expectHeard(heard, 'Nothing has been sent yet');
  await fillHomeForm(page);
  await sendButton(form).click();
  await expectHeard(heard, 'Processing...');
  await expectHeard(heard, 'Thank you. We have your request');
});

// Proves R1.2.
test('a form says that a request waits on the device, or that it is safe nowhere', async ({
  page,
  openVisit,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  const heard = await listen(page);
  await openHomeForm(page);
  await goOffline(page);
  await sendButton(await fillHomeForm(page)).click();
  await expectHeard(heard, 'this device keeps your request');
  await expectHeard(heard, '1 request waiting to be sent');
  await pendingBanner(page).getByRole('button', { name: 'Send now' }).click();
  await expectHeard(heard, 'It could not be sent yet. We keep trying.');

  const forbidden = await openVisit();
  const heardThere = await listen(forbidden);
  await forbidStorage(forbidden);
  await openHomeForm(forbidden);
  await goOffline(forbidden);
  await sendButton(await fillHomeForm(forbidden)).click();
  await expectHeard(heardThere, 'could not be sent or kept');
});

// Proves 4.13.
test('the roof cost calculator says each step, what is wrong, what the helper works out, and what comes of a press', async ({
  page,
  context,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await listen(page);
  await openCalculator(page);
  await sizeField(page).fill('99');
  await expectHeard(heard, '500');
  await page.getByLabel('Living area (square feet)').fill('2,400');
  await expectHeard(heard, 'sq ft');
  for (let step = 2; step <= 6; step += 1) {
    await next(page).click();
    await atStep(page, step);
    await expectHeard(heard, `${step} of 7`);
  }
  await giveContact(page);
  const letGo = await holdBack(page, '**/api/leads/roof-cost');
  await submit(page).click();
  await expectHeard(heard, 'Processing...');
  const sending = page.getByRole('button', { name: 'Processing...' });
  await expect(sending).toBeDisabled();
  await expect(sending.locator('svg')).toBeVisible();
  letGo();
  await expectHeard(heard, '7 of 7');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expectHeard(heard, 'Link copied.');
  await page.route('**/assets/write-pdf*', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expectHeard(heard, 'The PDF could not be made');
});

test('the energy savings calculator says each step, every notice, and that it is calculating', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(connectionTrouble);
  browserConsole.allow(/The energy savings request got no answer/);
  const heard = await listen(page);
  await walkEnergyCalculator(page, async () => {});
  for (const words of [
    'Enter a monthly bill of $50 to $1,000.',
    'Please check your inputs',
    '2 of 7',
    '7 of 7',
    'Last name is required',
    'Please enter a complete address',
    'Calculating...',
    'Submission Error',
    'Thank you!',
    'Sent. Your reference',
    'Report Downloaded!',
  ])
    await expectHeard(heard, words);
});
