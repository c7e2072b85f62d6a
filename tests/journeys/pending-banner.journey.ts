import type { Page } from '@playwright/test';
import { isThorough } from '../thorough.ts';
import { findBarriers } from './axe.ts';
import { holdBack } from './faults.ts';
import { connectionTrouble, expect, sizes, test } from './fixtures.ts';
import { nextFrame, shareOfBars } from './layout.ts';
import {
  fillHomeForm,
  homeForm,
  leaveRequestWaiting,
  passThanks,
  pendingBanner,
  sendButton,
  sendNow,
} from './lead-forms.ts';

test.beforeEach(({ browserConsole }) => browserConsole.allow(connectionTrouble));

/** What one needs at any time, and of which the notice takes a part. */
const findCovered = (page: Page) =>
  pendingBanner(page).evaluate((notice) => {
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

test('while a request waits, its notice on a phone covers neither header nor progress nor buttons, wherever the page is scrolled', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await leaveRequestWaiting(page);
  const found: string[] = [];
  const paths = ['/metal-roofing', '/roofing-calculator', ...(isThorough ? ['/', '/contact'] : [])];
  for (const path of paths) {
    await page.goto(path);
    await expect(pendingBanner(page)).toContainText('waiting to be sent');
    for (const viewport of [sizes.phone, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      for (const part of [0, 0.2, 0.5, 1]) {
        await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
        await nextFrame(page);
        const where = `${path}, ${viewport.width} px wide, at ${part}`;
        found.push(...(await findCovered(page)).map((covered) => `${where}: ${covered}`));
      }
      const share = await shareOfBars(page);
      if (share > 0.34) found.push(`${path}: bars take ${share} of the window`);
    }
  }
  found.push(...(await findBarriers(page)));
  expect(found).toEqual([]);
});

test('a visitor who presses "Send now" while a request is being tried anyway is told what became of it', async ({
  page,
}) => {
  await leaveRequestWaiting(page);
  const release = await holdBack(page, '**/api/leads/*', 'abort');
  const trying = page.waitForRequest('**/api/leads/*');
  await page.clock.fastForward('10:00');
  await trying;
  const button = await pendingBanner(page).getByRole('button', { name: 'Send now' }).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await expect(pendingBanner(page).getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  await expect(pendingBanner(page).getByText('It could not be sent yet. We keep trying.')).toBeVisible();
});

test('when the connection comes back just as the visitor presses "Send now", the reference stays to be read', async ({
  page,
  readLeads,
}) => {
  await leaveRequestWaiting(page);
  await page.unroute('**/api/leads/*');
  await page.evaluate(() => {
    for (const signal of ['online', 'online']) dispatchEvent(new Event(signal));
  });
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  await page.clock.fastForward(25_000);
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
});

test('a second request that has to wait while the first is being confirmed brings one notice, not two', async ({
  page,
}) => {
  await leaveRequestWaiting(page);
  await page.unroute('**/api/leads/*');
  await sendNow(page);
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await passThanks(homeForm(page));
  await sendButton(await fillHomeForm(page)).click();
  await expect(pendingBanner(page).getByText('1 request waiting to be sent')).toBeVisible();
  await expect(pendingBanner(page)).toHaveCount(1);
});
