import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  fillHomeForm,
  fillTimeMs,
  homeForm,
  openHomeForm,
  sendButton,
  sendNow,
  waitingNotice,
} from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { eventually } from './stored-leads.ts';
import { besidesTheConnection, forbidStorage } from './trouble.ts';

const site = prepareSite();

async function openFilledForm(page: Page) {
  await openHomeForm(page);
  const form = await fillHomeForm(page);
  await page.waitForTimeout(fillTimeMs);
  return form;
}

const send = (page: Page) => sendButton(homeForm(page)).click();

test('a request sent without a connection waits on the device and arrives once when the connection is back', async () => {
  const { page, complaints } = await site.beginVisit();
  const form = await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  expect(await form.getByText('this device keeps your request').isVisible()).toBe(true);
  expect(await page.getByText('Your reference:').count()).toBe(0);
  await waitingNotice(page).getByText('1 request waiting to be sent').waitFor();
  expect(site.storedLeads()).toEqual([]);

  await page.context().setOffline(false);
  expect(await eventually(() => site.storedLeads().length === 1)).toBe(true);
  const [lead] = site.storedLeads();
  await waitingNotice(page)
    .getByText(lead?.reference ?? 'no lead')
    .waitFor();
  await page.reload();
  await page.waitForTimeout(1000);
  expect(site.storedLeads()).toHaveLength(1);
  expect(await waitingNotice(page).count()).toBe(0);
  expect(besidesTheConnection(complaints)).toEqual([]);
});

test('a tab closed while waiting sends when the site is opened again, on any page', async () => {
  const { page } = await site.beginVisit();
  await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await waitingNotice(page).waitFor();
  await page.close();
  await page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto('/404');
  expect(await eventually(() => site.storedLeads().length === 1)).toBe(true);
  await waitingNotice(later).getByText('Sent. Your reference').waitFor();
});

test('a server that is down for a while gets the request when it is back, at the visitor’s word', async () => {
  const { page } = await site.beginVisit();
  await openFilledForm(page);
  await site.server.stop('SIGKILL');
  await send(page);
  await waitingNotice(page).waitFor();
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await waitingNotice(page).getByText('Still no connection').waitFor();
  await site.server.startAgain();
  await sendNow(page);
  await waitingNotice(page).getByText('Sent. Your reference').waitFor();
  expect(site.storedLeads()).toHaveLength(1);
});

test('an answer lost on the way back makes no second lead', async () => {
  const { page } = await site.beginVisit();
  await openFilledForm(page);
  let posts = 0;
  await page.route('**/api/leads/home', async (route) => {
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await send(page);
  await waitingNotice(page).waitFor();
  expect(site.storedLeads()).toHaveLength(1);
  await sendNow(page);
  await waitingNotice(page).getByText('Sent. Your reference').waitFor();
  expect(posts).toBeGreaterThan(1);
  expect(site.storedLeads()).toHaveLength(1);
});

test('where neither server nor storage takes the request, the form keeps it and offers phone and mail', async () => {
  const { page } = await site.beginVisit();
  await forbidStorage(page);
  const form = await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await form.getByText('could not be sent or kept').waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
  expect(await form.getByRole('button', { name: 'Message Sent!' }).count()).toBe(0);
  expect(await form.getByRole('link', { name: 'Call (937) 555-0142' }).getAttribute('href')).toBe(
    'tel:+19375550142',
  );
  const mail = await form.getByRole('link', { name: 'Send it as an e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Dana Whitaker');
});

test('a visitor can delete what waits, with a second press', async () => {
  const { page } = await site.beginVisit();
  await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await waitingNotice(page).getByRole('button', { name: 'Delete' }).click();
  await waitingNotice(page).getByRole('button', { name: 'Delete for good?' }).click();
  await waitingNotice(page).waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await page.reload();
  await page.waitForTimeout(500);
  expect(site.storedLeads()).toEqual([]);
});
