import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './axe.ts';
import { shareOfBars } from './layout.ts';
import { fillHomeForm, homeForm, openHomeForm, sendButton, waitingNotice } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { holdBack } from './trouble.ts';
import { sizes } from './visit.ts';

const site = prepareSite();

/** A server that takes nothing, and a request that therefore waits on this device. */
async function leaveRequestWaiting(page: Page): Promise<void> {
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await openHomeForm(page);
  await sendButton(await fillHomeForm(page)).click();
  await waitingNotice(page).waitFor();
}

/** What one needs at any time, and of which the notice takes a part. */
const findCovered = (page: Page) =>
  waitingNotice(page).evaluate((notice) => {
    const mine = notice.getBoundingClientRect();
    const needed = document.querySelectorAll(
      '[data-site-header], [data-wizard] > div:first-child, [data-foot-bar], aside[aria-label="Reach us"], footer li a',
    );
    return [...needed]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        // Of the footer only what lies over or under the notice when nothing is left to scroll.
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        return !element.matches('footer a') || isAtEnd;
      })
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.min(bottom, mine.bottom) - Math.max(top, mine.top) > 0.5;
      })
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 30)}`);
  });

test.each([
  ['phone', sizes.phone],
  ['phone on its side', { width: 844, height: 390 }],
  ['desktop', sizes.desktop],
])(
  'while a request waits, its notice on a %s covers neither header nor progress nor buttons, wherever the page is scrolled',
  async (_size, viewport) => {
    const { page } = await site.beginVisit({ viewport, reducedMotion: 'reduce' });
    await leaveRequestWaiting(page);
    const found: string[] = [];
    for (const path of [
      '/',
      '/contact',
      '/roofing-calculator',
      '/energy-savings-calculator',
      '/metal-roofing',
    ]) {
      await page.goto(path);
      await waitingNotice(page).waitFor();
      for (const part of [0, 0.2, 0.5, 1]) {
        await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
        await page.waitForTimeout(100);
        found.push(...(await findCovered(page)).map((covered) => `${path} at ${part}: ${covered}`));
      }
      const share = await shareOfBars(page);
      if (share > 0.34) found.push(`${path}: bars take ${share} of the window`);
      found.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`));
    }
    expect(found).toEqual([]);
  },
);

test('what became of a press on "Send now" is announced and shown on a phone, too', async () => {
  const { page } = await site.beginVisit({ viewport: sizes.phone });
  await leaveRequestWaiting(page);
  const status = waitingNotice(page).getByRole('status');
  await status.getByText('1 request waiting to be sent').waitFor();
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await status.getByText('Still no connection. We keep trying.').waitFor();
  await page.unroute('**/api/leads/*');
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await status.getByText('Sent. Your reference').waitFor();
  const [lead] = site.storedLeads();
  expect(await status.textContent()).toContain(lead?.reference);
});

test('who presses "Send now" while a request is being tried anyway is told what became of it', async () => {
  const { page } = await site.beginVisit();
  await leaveRequestWaiting(page);
  await page.unroute('**/api/leads/*');
  const release = await holdBack(page, '**/api/leads/*', 'abort');
  await page.waitForRequest('**/api/leads/*');
  const button = await waitingNotice(page).getByRole('button', { name: 'Send now' }).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await waitingNotice(page).getByRole('button', { name: 'Sending…' }).waitFor();
  release();
  await waitingNotice(page).getByText('Still no connection. We keep trying.').waitFor();
});

test('when the connection comes back just as the visitor presses "Send now", the reference stays to be read', async () => {
  const { page } = await site.beginVisit();
  await leaveRequestWaiting(page);
  await page.unroute('**/api/leads/*');
  await page.evaluate(() => {
    for (const signal of ['online', 'online']) dispatchEvent(new Event(signal));
  });
  await waitingNotice(page).getByText('Sent. Your reference').waitFor();
  await page.waitForTimeout(1000);
  expect(await waitingNotice(page).getByText('Sent. Your reference').isVisible()).toBe(true);
  expect(site.storedLeads()).toHaveLength(1);
});

test('a second request that has to wait while the first is being confirmed brings one notice, not two', async () => {
  const { page } = await site.beginVisit();
  await leaveRequestWaiting(page);
  await page.unroute('**/api/leads/*');
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await waitingNotice(page).getByText('Sent. Your reference').waitFor();
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await sendButton(homeForm(page)).waitFor();
  await sendButton(await fillHomeForm(page)).click();
  await waitingNotice(page).getByText('1 request waiting to be sent').waitFor();
  expect(await waitingNotice(page).count()).toBe(1);
});
