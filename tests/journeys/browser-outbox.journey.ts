import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { eventually, storedLeads } from './stored-leads.ts';
import { beginVisit, type Visit } from './visit.ts';

let browser: Browser;
let server: RunningServer;
let visit: Visit;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  await visit?.end();
  await server?.dispose();
});

async function openFilledForm(page: Page) {
  await page.goto(`${server.url}/`);
  const form = page.getByRole('form', { name: 'Request a free inspection' });
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('form[data-form="home"][novalidate]') !== null);
  await form.getByLabel('Name').fill('Dana Whitaker');
  await form.getByLabel('Email').fill('dana@example.org');
  await form.getByLabel('Phone').fill('(937) 555-0188');
  await form.getByLabel('Service needed').selectOption('Emergency Repair');
  await page.waitForTimeout(1300);
  return form;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const waitingNotice = (page: Page) => page.getByRole('region', { name: 'Requests waiting to be sent' });
const isComplaint = (line: string) =>
  !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|503/.test(line);

test('a request sent without a connection waits on the device and arrives once when the connection is back', async () => {
  visit = await beginVisit(browser);
  const { page, complaints } = visit;
  const form = await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  expect(await form.getByText('this device keeps your request').isVisible()).toBe(true);
  expect(await page.getByText('Your reference:').count()).toBe(0);
  expect(await waitingNotice(page).textContent()).toContain('1 request waiting to be sent');
  expect(storedLeads(server.databaseFile)).toEqual([]);

  await page.context().setOffline(false);
  expect(await eventually(() => storedLeads(server.databaseFile).length === 1)).toBe(true);
  const [lead] = storedLeads(server.databaseFile);
  await waitingNotice(page)
    .getByText(lead?.reference ?? 'no lead')
    .waitFor();
  await page.reload();
  await page.waitForTimeout(1000);
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
  expect(await waitingNotice(page).count()).toBe(0);
  expect(complaints.filter(isComplaint)).toEqual([]);
});

test('a tab closed while waiting sends when the site is opened again, on any page', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await waitingNotice(page).waitFor();
  await page.close();
  await visit.page.context().setOffline(false);
  const later = await page.context().newPage();
  await later.goto(`${server.url}/404`);
  expect(await eventually(() => storedLeads(server.databaseFile).length === 1)).toBe(true);
  await waitingNotice(later).getByText('Sent. Your reference').waitFor();
});

test('a server that is down for a while gets the request when it is back, at the visitor’s word', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await openFilledForm(page);
  await server.stop('SIGKILL');
  await send(page);
  await waitingNotice(page).waitFor();
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await waitingNotice(page).getByText('Still no connection').waitFor();
  await server.startAgain();
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await waitingNotice(page).getByText('Sent. Your reference').waitFor();
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
});

test('an answer lost on the way back makes no second lead', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
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
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
  await waitingNotice(page).getByRole('button', { name: 'Send now' }).click();
  await waitingNotice(page).getByText('Sent. Your reference').waitFor();
  expect(posts).toBeGreaterThan(1);
  expect(storedLeads(server.databaseFile)).toHaveLength(1);
});

test('where neither server nor storage takes the request, the form keeps it and offers phone and mail', async () => {
  visit = await beginVisit(browser);
  const { page } = visit;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('storage is forbidden', 'SecurityError');
      },
    });
  });
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
  visit = await beginVisit(browser);
  const { page } = visit;
  await openFilledForm(page);
  await page.context().setOffline(true);
  await send(page);
  await waitingNotice(page).getByRole('button', { name: 'Delete' }).click();
  await waitingNotice(page).getByRole('button', { name: 'Delete for good?' }).click();
  await waitingNotice(page).waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await page.reload();
  await page.waitForTimeout(500);
  expect(storedLeads(server.databaseFile)).toEqual([]);
});
