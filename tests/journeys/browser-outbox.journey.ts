import type { Page } from '@playwright/test';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/contact-links.ts';
import { retention } from '#content/business/retention.ts';
import { findBarriers } from './axe.ts';
import { plainHttpHost } from './browser.ts';
import { forbidStorage, goOffline } from './faults.ts';
import { connectionTrouble, expect, sizes, test } from './fixtures.ts';
import {
  countWaiting,
  fillHomeForm,
  formAlive,
  homeForm,
  openFilledHomeForm,
  passThanks,
  pendingBanner,
  sendButton,
  sendNow,
} from './lead-forms.ts';
import { expectHeard, listen } from './listen.ts';

test.beforeEach(({ browserConsole }) => browserConsole.allow(connectionTrouble));

const send = (page: Page) => sendButton(homeForm(page)).click();

// Proves 8.2, R1.1, R1.2, R1.3.
test('a request sent without a connection waits on the device and arrives once when the connection is back; one whose tab was closed, when the site is opened again on any page', async ({
  page,
  context,
  browserConsole,
  readLeads,
}) => {
  // The lost page logs what was looked for, as specified.
  browserConsole.allow(/404/);
  // A machine so slow that it never has idle time to fetch in. Only now: the clock of these tests brings a callback of its own.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      window.requestIdleCallback = () => 0;
    }),
  );
  const form = await openFilledHomeForm(page);
  await goOffline(page);
  await send(page);
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  await expect(form.getByText('this device keeps your request')).toBeVisible();
  await expect(page.getByText('Your reference:')).toHaveCount(0);
  await expect(pendingBanner(page).getByText('1 request waiting to be sent')).toBeVisible();
  expect(readLeads()).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => readLeads().length).toBe(1);
  const [lead] = readLeads();
  await expect(pendingBanner(page).getByText(lead?.reference ?? 'no lead')).toBeVisible();
  await expect.poll(() => countWaiting(page)).toBe(0);

  await passThanks(form);
  await fillHomeForm(page);
  await goOffline(page);
  await send(page);
  await expect(pendingBanner(page).getByText('1 request waiting to be sent')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/404');
  await expect(pendingBanner(later).getByText('Sent. Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(2);
  await later.reload();
  await expect(pendingBanner(later)).toHaveCount(0);
  expect(readLeads()).toHaveLength(2);
});

// Proves 8.1, R1.1.
test('a server that is down for a while gets the request when it is back, at the word of a visitor on a phone, who is told each time', async ({
  page,
  server,
  readLeads,
}) => {
  await page.setViewportSize(sizes.phone);
  await openFilledHomeForm(page);
  await server.stop('SIGKILL');
  await send(page);
  const status = pendingBanner(page).getByRole('status');
  await expect(status.getByText('1 request waiting to be sent')).toBeVisible();
  await pendingBanner(page).getByRole('button', { name: 'Send now' }).click();
  await expect(status.getByText('It could not be sent yet. We keep trying.')).toBeVisible();
  await server.startAgain();
  await sendNow(page);
  await expect(status.getByText('Sent. Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
  await expect(status).toContainText(readLeads()[0]?.reference ?? 'no lead');
});

test('an answer lost on the way back makes no second lead', async ({ page, readLeads }) => {
  await openFilledHomeForm(page);
  let posts = 0;
  await page.route('**/api/leads/home', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page);
  await expect(pendingBanner(page)).toBeVisible();
  expect(readLeads()).toHaveLength(1);
  await sendNow(page);
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  expect(posts).toBeGreaterThan(1);
  expect(readLeads()).toHaveLength(1);
});

// Proves R1.4.
test('where neither server nor storage takes the request, the form keeps it and offers phone and mail', async ({
  page,
}) => {
  await forbidStorage(page);
  const heard = await listen(page);
  const form = await openFilledHomeForm(page);
  await goOffline(page);
  await send(page);
  await expect(form.getByText('could not be sent or kept')).toBeVisible();
  await expectHeard(heard, 'could not be sent or kept');
  await expect(form.getByLabel('Name')).toHaveValue('Dana Whitaker');
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toHaveCount(0);
  await expect(form.getByRole('link', { name: `Call ${company.phone.value.display}` })).toHaveAttribute(
    'href',
    phoneHref,
  );
  const mail = await form.getByRole('link', { name: 'Send it as an email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Dana Whitaker');
});

test('a visitor can delete what waits, with a second press', async ({ page, context, readLeads }) => {
  await openFilledHomeForm(page);
  await goOffline(page);
  await send(page);
  await pendingBanner(page).getByRole('button', { name: 'Delete' }).click();
  await pendingBanner(page).getByRole('button', { name: 'Delete for good?' }).click();
  await expect(pendingBanner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await countWaiting(page)).toBe(0);
  await context.setOffline(false);
  await page.reload();
  expect(readLeads()).toEqual([]);
});

test('a page left in the middle of sending loses nothing: the next page sends it', async ({
  page,
  readLeads,
}) => {
  let isSilent = true;
  await page.route('**/api/leads/home', (route) => (isSilent ? undefined : route.continue()));
  await openFilledHomeForm(page);
  await Promise.all([page.waitForRequest('**/api/leads/home'), send(page)]);
  await expect(homeForm(page).getByRole('button', { name: 'Processing...' })).toBeVisible();
  isSilent = false;
  await page.getByRole('link', { name: 'Financing' }).first().click();
  await page.waitForURL('**/financing');
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
});

test('over plain http, without locks and random UUIDs, a request is sent, and one that waits goes out later', async ({
  page,
  context,
  baseURL,
  browserConsole,
  readLeads,
}) => {
  // A header that browsers heed over https only.
  browserConsole.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  await page.clock.install();
  await page.goto((baseURL ?? '').replace('localhost', plainHttpHost));
  expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ]);
  const form = homeForm(page);
  await form.scrollIntoViewIfNeeded();
  await formAlive(form);
  await fillHomeForm(page);
  await send(page);
  await expect(page.getByText('Your reference:')).toBeVisible();
  expect(readLeads()).toHaveLength(1);

  await passThanks(form);
  await fillHomeForm(page);
  await context.setOffline(true);
  await send(page);
  await expect(pendingBanner(page).getByText('1 request waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => readLeads().length).toBe(2);
});

const dayMs = 24 * 60 * 60 * 1000;
const setClock = (page: Page, days: number) => page.clock.setSystemTime(Date.now() + days * dayMs);

test('a request that the server did not take for as long as this device keeps it is tried once more, and its end is told, with another way', async ({
  page,
}) => {
  await page.route('**/api/leads/*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await openFilledHomeForm(page);
  await setClock(page, -31);
  await send(page);
  await expect(pendingBanner(page)).toBeVisible();
  // Away from the page: it would try once more, and tell the end, while it is being left.
  await page.goto('about:blank');
  await setClock(page, 0);
  await page.goto('/about');
  await expect(pendingBanner(page).getByRole('status')).toContainText(
    `1 request could not be sent within ${retention.browserOutboxDays} days and is no longer kept here.`,
    { timeout: 45_000 },
  );
  expect(await countWaiting(page)).toBe(0);
  await expect(pendingBanner(page).getByRole('button', { name: 'Send now' })).toHaveCount(0);
  const mail = await pendingBanner(page).getByRole('link', { name: 'Send as an email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('name: Dana Whitaker');
  await pendingBanner(page).getByRole('button', { name: 'Close' }).click();
  await expect(pendingBanner(page)).toHaveCount(0);
});

test('a waiting request that the server refuses is said to be refused, with what to do, and is sent again only when asked', async ({
  page,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(/responded with a status of 403/);
  let status = 503;
  let posts = 0;
  await page.route('**/api/leads/*', (route) => {
    posts += 1;
    return status === 200 ? route.continue() : route.fulfill({ status, json: { error: 'no' } });
  });
  await openFilledHomeForm(page);
  await send(page);
  await expect(pendingBanner(page)).toBeVisible();
  status = 403;
  await sendNow(page);
  const told = pendingBanner(page).getByRole('status');
  await expect(told).toContainText(
    'Our server did not accept 1 request. Please call, or send it as an email.',
  );
  await expect(told).not.toContainText('keep trying');
  await expect(
    pendingBanner(page).getByRole('link', { name: `Call ${company.phone.value.display}` }),
  ).toBeVisible();
  await expect(pendingBanner(page).getByRole('link', { name: 'Send as an email' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const postsUntilRefused = posts;
  await page.clock.fastForward('30:00');
  await page.goto('/about');
  await expect(told).toContainText('did not accept');
  await page.clock.fastForward('30:00');
  expect(posts).toBe(postsUntilRefused);
  status = 200;
  await sendNow(page);
  await expect(told).toContainText('Sent. Your reference');
  expect(readLeads()).toHaveLength(1);
});

/** Opens the outbox as a later release would; false when another tab holds it up for two seconds. */
const openNewerVersion = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('lead-outbox', 2);
        opening.onsuccess = () => {
          opening.result.close();
          resolve(true);
        };
        setTimeout(() => resolve(false), 2000);
      }),
  );

test('a tab left open since an earlier release neither holds up a later one nor stops sending', async ({
  page,
  context,
  readLeads,
}) => {
  await openFilledHomeForm(page);
  await goOffline(page);
  await send(page);
  await expect(pendingBanner(page)).toBeVisible();
  await context.setOffline(false);
  await page.route('**/api/leads/*', (route) => route.abort());
  const later = await context.newPage();
  await later.route('**/api/leads/*', (route) => route.abort());
  await later.goto('/about');
  expect(await openNewerVersion(later)).toBe(true);
  await later.close();
  await page.unroute('**/api/leads/*');
  await sendNow(page);
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
});

test('a browser whose database never answers sends anyway, and says at once when it cannot', async ({
  page,
  context,
}) => {
  // An upgrade that waits for a tab which does not let go.
  const holder = await context.newPage();
  await holder.goto('/about');
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('lead-outbox', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('requests', { keyPath: 'key' });
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          indexedDB.open('lead-outbox', 2).onblocked = () => resolve();
        };
      }),
  );
  const form = await openFilledHomeForm(page);
  const longestAnswerMs = 3000;
  await send(page);
  await page.clock.fastForward(longestAnswerMs);
  await expect(page.getByText('Your reference:')).toBeVisible();
  await passThanks(form);
  await fillHomeForm(page);
  await page.route('**/api/leads/*', (route) => route.abort());
  await send(page);
  // Asked before the request is sent, and again after.
  const told = form.getByText('could not be sent or kept');
  await expect(async () => {
    await page.clock.fastForward(longestAnswerMs);
    await expect(told).toBeVisible({ timeout: 200 });
  }).toPass();
});
