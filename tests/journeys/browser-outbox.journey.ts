import type { Page } from '@playwright/test';
import { forbidStorage, goOffline } from './faults.ts';
import { connectionTrouble, expect, test } from './fixtures.ts';
import {
  countWaiting,
  fillHomeForm,
  homeForm,
  openHomeForm,
  passFillTime,
  pendingBanner,
  sendButton,
  sendNow,
} from './lead-forms.ts';

test.beforeEach(({ browserConsole }) => browserConsole.allow(connectionTrouble));

async function openFilledForm(page: Page) {
  await openHomeForm(page);
  const form = await fillHomeForm(page);
  await passFillTime(page);
  return form;
}

const send = (page: Page) => sendButton(homeForm(page)).click();

test('a request sent without a connection waits on the device and arrives once when the connection is back', async ({
  page,
  context,
  readLeads,
}) => {
  const form = await openFilledForm(page);
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
  await page.reload();
  expect(readLeads()).toHaveLength(1);
  await expect(pendingBanner(page)).toHaveCount(0);
});

test('a tab closed while waiting sends when the site is opened again, on any page', async ({
  page,
  context,
  browserConsole,
  readLeads,
}) => {
  // The lost page logs what was looked for, as specified.
  browserConsole.allow(/404/);
  await openFilledForm(page);
  await goOffline(page);
  await send(page);
  await expect(pendingBanner(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/404');
  await expect.poll(() => readLeads().length).toBe(1);
  await expect(pendingBanner(later).getByText('Sent. Your reference')).toBeVisible();
});

test('a server that is down for a while gets the request when it is back, at the visitor’s word', async ({
  page,
  server,
  readLeads,
}) => {
  await openFilledForm(page);
  await server.stop('SIGKILL');
  await send(page);
  await pendingBanner(page).getByRole('button', { name: 'Send now' }).click();
  await expect(pendingBanner(page).getByText('Still no connection')).toBeVisible();
  await server.startAgain();
  await sendNow(page);
  await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
  expect(readLeads()).toHaveLength(1);
});

test('an answer lost on the way back makes no second lead', async ({ page, readLeads }) => {
  await openFilledForm(page);
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

test('where neither server nor storage takes the request, the form keeps it and offers phone and mail', async ({
  page,
}) => {
  await forbidStorage(page);
  const form = await openFilledForm(page);
  await goOffline(page);
  await send(page);
  await expect(form.getByText('could not be sent or kept')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Dana Whitaker');
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toHaveCount(0);
  await expect(form.getByRole('link', { name: 'Call (937) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+19375550142',
  );
  const mail = await form.getByRole('link', { name: 'Send it as an e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Dana Whitaker');
});

test('a visitor can delete what waits, with a second press', async ({ page, context, readLeads }) => {
  await openFilledForm(page);
  await goOffline(page);
  await send(page);
  await pendingBanner(page).getByRole('button', { name: 'Delete' }).click();
  await pendingBanner(page).getByRole('button', { name: 'Delete for good?' }).click();
  await expect(pendingBanner(page)).toHaveCount(0);
  expect(await countWaiting(page)).toBe(0);
  await context.setOffline(false);
  await page.reload();
  expect(readLeads()).toEqual([]);
});
