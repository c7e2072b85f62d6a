import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createBrowserKeys, startFakePushService } from '../fakes/push-service.ts';
import { findBarriers } from './axe.ts';
import { addAuthenticator, fillDemonstration, invite, runLeads, sendRequest, signInAs } from './desk.ts';
import { connectionTrouble, expect, test as journey, sizes } from './fixtures.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** Where the browsers of this file let notifications be sent. */
const pushHost = 'https://fcm.googleapis.com';

const test = journey.extend<
  object,
  { workerServer: RunningServer; pushService: Awaited<ReturnType<typeof startFakePushService>> }
>({
  pushService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const pushService = await startFakePushService();
      await use(pushService);
      await pushService.close();
    },
    { scope: 'worker' },
  ],
  workerServer: [
    async ({ pushService }, use) => {
      // The server posts to known push services alone; what it posts to this one arrives at the stand-in.
      const divert = `const post = fetch; globalThis.fetch = (address, options) => post(String(address).replace('${pushHost}', '${pushService.url}'), options);`;
      const server = await startServer({
        DESK: 'on',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(divert)}`,
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const refused = /responded with a status of 4\d\d/;

/** A request that has just come in, read at the desk; resolves to its path. */
async function openRequest(server: RunningServer, page: Page, differences: object = {}): Promise<string> {
  const path = `/desk/requests/${await sendRequest(server, differences)}`;
  await signInAs(server, page, 'Pat Miller');
  await page.goto(path);
  return path;
}

/** Turns notifications on for this browser; `show` hands it what a push service would, and says what it then showed. */
async function turnOnNotifications(server: RunningServer, page: Page) {
  const context = page.context();
  const { open, ...keys } = createBrowserKeys();
  await context.grantPermissions(['notifications'], { origin: server.url });
  // What a push service would answer; there is none here.
  await page.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
    },
    { endpoint: `${pushHost}/fcm/send/journey`, keys },
  );
  await page.goto(`${server.url}/desk`);
  await page.getByRole('link', { name: 'Notifications' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chrome on' })).toBeVisible();

  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${server.url}/desk/`);
      if (found) resolve(found.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const push = { origin: server.url, registrationId: await registered };
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // Not every browser that tests run in has a place to show notifications: what the worker has asked for is noted.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown?: object };
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
      scope.shown = { title, body, tag, navigate: data };
    };
  });
  return {
    open,
    show: async (data: string) => {
      // What comes before the worker runs is lost; what comes again takes the place of the first.
      await browser.send('ServiceWorker.deliverPushMessage', { ...push, data });
      return worker.evaluate(() => (globalThis as { shown?: object }).shown);
    },
  };
}

test('a visitor sends on a phone, the office is notified, calls, sets a visit and forgets', async ({
  server,
  pushService,
  page,
  openVisit,
  browserConsole,
  readLeads,
}) => {
  browserConsole.allow(refused);
  await signInAs(server, page, 'Pat Miller');
  const device = await turnOnNotifications(server, page);
  await page.goto(`${server.url}/desk`);
  await expect(page.getByText('Nobody waits for a call.')).toBeVisible();

  const phone = await openVisit({ viewport: sizes.phone, javaScriptEnabled: false });
  await phone.goto('/contact?utm_source=postcard');
  await phone.getByLabel('First name').fill('Dolores');
  await phone.getByLabel('Last name').fill('Umber');
  await phone.getByLabel('Email', { exact: true }).first().fill('dolores.umber@example.org');
  await phone.getByLabel('Phone', { exact: true }).first().fill('937.555.0188');
  await phone.getByLabel('Service needed').selectOption('Roof Repair');
  await phone.getByLabel('City').fill('Kettering');
  await phone.getByRole('checkbox').check();
  await phone.locator('form[action="/api/leads/contact"]').getByRole('button').last().click();
  await phone.waitForURL('**/request-received**');

  // The open list renews itself, and the notification says what and where, never who.
  await expect(page.getByRole('link', { name: 'Dolores Umber' })).toBeVisible();
  await expect.poll(() => pushService.received.length).toBe(1);
  const [sent] = pushService.received;
  const message = device.open(sent?.body ?? Buffer.alloc(0));
  expect(message).not.toMatch(/Dolores|Umber|0188/);
  const tag = readLeads()[0]?.reference ?? '';
  const navigate = `${server.url}/desk/requests/${tag}`;
  await expect
    .poll(() => device.show(message))
    .toEqual({ title: 'New request', body: 'Kettering, Roof Repair', tag, navigate });
  await page.goto(navigate);

  await expect(page.getByRole('heading', { name: 'Dolores Umber' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+19375550188',
  );
  await expect(page.getByText('postcard').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:+19375550188');
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /Kettering/);
  await page.getByLabel('Note').fill('Rang twice.\nWants Tuesday.');
  await page.getByRole('button', { name: 'Mark as called' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Wants Tuesday.')).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(\d/);

  await page.getByLabel('Note').fill('Gate code 11');
  await page.getByRole('button', { name: 'Set the visit' }).click();
  await expect(page.getByRole('alert')).toContainText('When is the visit?');
  await expect(page.getByLabel('Note')).toHaveValue('Gate code 11');
  const visitOn = new Date(Date.now() + 30 * 86_400_000);
  await page.getByLabel('Visit', { exact: true }).fill(`${visitOn.toISOString().slice(0, 10)}T14:30`);
  await page.getByLabel('Visit', { exact: true }).press('Enter');
  await expect(page.getByText(/^Visit: .*, 2:30 pm$/)).toBeVisible();
  await expect(page.getByText('Set the stage: Called')).toBeVisible();

  await page.getByRole('link', { name: 'Forget this person…' }).click();
  await page.getByRole('button', { name: 'Forget for good' }).click();
  await expect(page.getByRole('heading', { name: 'The person is forgotten' })).toBeVisible();
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(page.getByText('No request has come in yet.')).toBeVisible();
  expect(JSON.stringify(readLeads())).not.toMatch(/Dolores|Gate|Rang/);
  const files = [server.databaseFile, `${server.databaseFile}-wal`].filter((file) => existsSync(file));
  for (const file of files)
    expect(readFileSync(file, 'latin1'), file).not.toMatch(/Dolores|Gate code|Rang twice/);
  await page.getByRole('link', { name: 'Record' }).click();
  await expect(page.getByText('Forgot the person')).toBeVisible();

  await page.goto(`${server.url}/desk/notifications`);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden();
  await sendRequest(server);
  expect(pushService.received).toHaveLength(1);
});

// Proves 10.71.
test('a demonstration is signed in, and says on every page that everybody is invented', async ({
  page,
  browserConsole,
}) => {
  // Two servers.
  test.slow();
  // The list still listens when its server goes.
  browserConsole.allow(connectionTrouble);
  const folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
  const DATABASE_URL = `file:${join(folder, 'leads.db')}`;
  fillDemonstration(DATABASE_URL);
  const launch = { flags: ['--demonstration'] };
  const variables = { DESK: 'on', HOST: '127.0.0.1' };
  const demonstration = await startServer({ ...variables, DATABASE_URL }, launch);
  const ordinary = await startServer(variables, launch);
  try {
    await page.goto(`${demonstration.url}/desk?view=all`);
    await expect(page.getByText('58 requests')).toBeVisible();
    await expect(page.getByText('Demonstration: every person on these pages is invented')).toBeVisible();
    const first = await page.locator('a[href^="/desk/requests/"]').first().getAttribute('href');
    await page.setViewportSize({ width: 320, height: 900 });
    // The others: desk-without-pointer-or-script.journey.ts.
    for (const path of ['/desk?form=roof-cost', `${first}`, `${first}/forget`]) {
      await page.goto(demonstration.url + path);
      expect(await findBarriers(page), path).toEqual([]);
    }
    // The switch alone opens no other database.
    await page.goto(`${ordinary.url}/desk`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  } finally {
    await demonstration.dispose();
    await ordinary.dispose();
    rmSync(folder, { recursive: true });
  }
});

test('a session that is over keeps the note until one has signed in again, and the longest words fit into a small phone', async ({
  server,
  page,
  browserConsole,
}) => {
  browserConsole.allow(refused);
  const long = 'W'.repeat(50);
  await openRequest(server, page, { lastName: long });
  await page.context().clearCookies({ name: '__Host-desk' });
  const note = `Lost to https://example.com/${long.repeat(6)}`;
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Mark as called' }).click();
  await expect(page.getByRole('alert').first()).toContainText('You are no longer signed in.');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('not saved yet')).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue(note);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${server.url}/desk`);
  expect(await findBarriers(page)).toEqual([]);
});

// Proves 10.70, 10.73.
test('nobody gets in with what is not theirs: old links, old cookies, old answers, other sites', async ({
  server,
  page,
  openVisit,
  browserConsole,
}) => {
  browserConsole.allow(refused, connectionTrouble);
  const reference = await sendRequest(server);

  const { url } = server;
  const link = invite(server, 'Pat Miller');
  await addAuthenticator(page);
  await page.goto(link);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  const registration = (await posted).postData() ?? '';
  await page.waitForURL(`${url}/desk`);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === '__Host-desk');
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

  // The link is used up. What was answered once is not taken again.
  const stranger = await openVisit();
  expect((await stranger.goto(link))?.status()).toBe(410);
  const ask = (path: string, cookie: string, request: RequestInit = {}) =>
    fetch(`${url.replace('localhost', '127.0.0.1')}${path}`, {
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, origin: url },
      ...request,
    });
  const post = (path: string, body: string, cookie: string) => ask(path, cookie, { method: 'POST', body });
  const allCookies = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await post(new URL(link).pathname, registration, allCookies)).status).toBe(410);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/desk/sign-in');
  const challenge = (await page.context().cookies()).find(({ name }) => name === '__Host-desk-challenge');
  const signedIn = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  const answer = (await signedIn).postData() ?? '';
  await page.waitForURL(`${url}/desk`);
  const replayed = await post('/desk/sign-in', answer, `__Host-desk-challenge=${challenge?.value}`);
  expect(replayed.status).toBe(401);
  expect(replayed.headers.get('set-cookie')).not.toContain('__Host-desk=');

  const cookie = `__Host-desk=${(await page.context().cookies()).find(({ name }) => name === '__Host-desk')?.value}`;
  const path = `/desk/requests/${reference}`;

  // A cookie that was copied is worth nothing once its owner was removed, and signing out ends it as well.
  const read = (sent: string) => ask(path, sent);
  expect((await read(cookie)).status).toBe(200);
  // One from before signing out is never signed in again. What is no page asked for by its
  // address is not led to the sign-in.
  expect(cookie).not.toContain(session?.value);
  expect((await read(`__Host-desk=${session?.value}`)).status).toBe(401);
  runLeads(server, 'remove', 'Pat Miller');
  expect((await read(cookie)).status).toBe(401);
  await page.goto('/desk');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').first()).toContainText('was not accepted');
});
