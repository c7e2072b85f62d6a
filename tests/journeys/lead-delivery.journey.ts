import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeFormService, startFakeFormService } from '../fakes/form-service.ts';
import { fillHomeForm, fillTimeMs, formAlive, openHomeForm, sendButton } from './lead-forms.ts';
import { prepareSite } from './prepare-site.ts';
import { eventually, outboxEntries } from './stored-leads.ts';
import { builtScripts, holdBack } from './trouble.ts';

const copies = ['office@example.com', 'crew@example.com', 'owner@example.com'];

let formService: FakeFormService;
beforeAll(async () => {
  formService = await startFakeFormService();
});
afterAll(async () => {
  await formService?.close();
});
beforeEach(() => formService.reset());

const site = prepareSite({
  variables: () => ({
    LEAD_MAILBOX: 'leads@example.com',
    LEAD_CC: copies.join(','),
    FORM_SERVICE_URL: formService.url,
    DELIVERY_TIMEOUT_MS: '1000',
    CLAIM_LEASE_MS: '2000',
  }),
});

test('a homeowner fills in the form on the home page and the contractor gets it, field by field', async () => {
  const { page, complaints } = await site.beginVisit();
  await page.goto('/');
  const form = await fillHomeForm(page);
  await page.waitForTimeout(fillTimeMs);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  const reference = (await page.getByText('Your reference:').textContent())?.split(': ')[1] ?? '';
  expect(reference).toMatch(/^SWO-/);
  expect(await form.getByLabel('Name').inputValue()).toBe('');

  expect(site.storedLeads()).toMatchObject([{ reference, form: 'home' }]);
  expect(await eventually(() => formService.mailed.length === 1)).toBe(true);
  const [message] = formService.mailed;
  expect(message?.mailbox).toBe('leads@example.com');
  expect(message?.fields).toEqual([
    ['name', 'Dana Whitaker'],
    ['email', 'dana@example.org'],
    ['phone', '(937) 555-0188'],
    ['service', 'Roof Repair'],
    ['message', 'Stain on the bedroom ceiling'],
    ['source', 'Home page form'],
    ['_subject', `New inspection request: Roof Repair, Dana Whitaker [${reference}]`],
    ['_template', 'table'],
    ['_captcha', 'false'],
    ['_cc', copies.join(',')],
    ['_replyto', 'dana@example.org'],
    ['_from_name', 'Dana Whitaker'],
    ['_autoresponse', expect.stringContaining('within 24 hours')],
  ]);
  expect(message?.headers.origin).toBe(site.server.url);
  expect(await eventually(() => outboxEntries(site.server.databaseFile)[0]?.state === 'delivered')).toBe(
    true,
  );

  await form.getByRole('button', { name: 'Send message' }).waitFor();
  expect(await page.getByText('Your reference:').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});

test('a lead answered and not yet delivered survives kill -9 and is delivered by the next start', async () => {
  formService.setBehavior('error');
  const answer = await fetch(`${site.server.url}/api/leads/home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Dana',
      email: 'dana@example.org',
      phone: '937-555-0188',
      service: 'Roof Repair',
    }),
  });
  expect(answer.status).toBe(201);
  const { reference } = (await answer.json()) as { reference: string };
  await site.server.stop('SIGKILL');
  formService.setBehavior('accept');
  formService.reset();
  await site.server.startAgain();
  expect(await eventually(() => formService.mailed.length > 0)).toBe(true);
  expect(formService.mailed[0]?.fields.find(([name]) => name === '_subject')?.[1]).toContain(reference);
  expect(await eventually(() => outboxEntries(site.server.databaseFile)[0]?.state === 'delivered')).toBe(
    true,
  );
});

test.each(['refuse', 'too-many', 'error', 'unreachable', 'html', 'hang', 'half-answer', 'cut'] as const)(
  'while the form service behaves as "%s" nothing is called delivered, and afterwards the lead arrives',
  async (behavior) => {
    formService.setBehavior({ behavior, retryAfterSeconds: 1 });
    const answer = await fetch(`${site.server.url}/api/leads/home`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Dana',
        email: 'dana@example.org',
        phone: '937-555-0188',
        service: 'Roof Repair',
      }),
    });
    expect(answer.status).toBe(201);
    expect(await eventually(() => Boolean(outboxEntries(site.server.databaseFile)[0]?.last_reason))).toBe(
      true,
    );
    expect(outboxEntries(site.server.databaseFile)[0]).toMatchObject({ state: 'due' });
    formService.setBehavior('accept');
    expect(
      await eventually(() => outboxEntries(site.server.databaseFile)[0]?.state === 'delivered', 15_000),
    ).toBe(true);
    expect(formService.mailed.length).toBeGreaterThan(0);
  },
);

test('a visitor does not notice that the form service is down: the request is in our books and goes out later', async () => {
  formService.setBehavior('unreachable');
  const { page, complaints } = await site.beginVisit();
  const form = await openHomeForm(page);
  await fillHomeForm(page);
  await page.waitForTimeout(fillTimeMs);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  const [lead] = site.storedLeads();
  expect(await page.getByText('Your reference:').textContent()).toContain(lead?.reference);
  formService.setBehavior('accept');
  expect(
    await eventually(() => outboxEntries(site.server.databaseFile)[0]?.state === 'delivered', 15_000),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

test('a form service that wants to be activated is explained to the operator in plain words', async () => {
  formService.setBehavior('activation');
  await fetch(`${site.server.url}/api/leads/home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Dana',
      email: 'dana@example.org',
      phone: '937-555-0188',
      service: 'Roof Repair',
    }),
  });
  expect(await eventually(() => site.server.output().includes('click the link'))).toBe(true);
  expect(outboxEntries(site.server.databaseFile)[0]?.state).toBe('due');
});

test('what somebody types before the script has arrived is neither wiped out nor forgotten', async () => {
  const { page, complaints } = await site.beginVisit();
  const letScriptsGo = await holdBack(page, builtScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const form = await fillHomeForm(page);
  letScriptsGo();
  await formAlive(form);
  expect(await form.getByLabel('Name').inputValue()).toBe('Dana Whitaker');
  expect(await form.getByLabel('Service needed').inputValue()).toBe('Roof Repair');
  await page.waitForTimeout(fillTimeMs);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  expect(site.storedLeads()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('errors stand at their fields and in a summary that takes the focus, and nothing typed is lost', async () => {
  const { page } = await site.beginVisit();
  const form = await openHomeForm(page);
  await form.getByLabel('Name').fill('Dana');
  await form.getByLabel('Email').fill('dana@');
  await sendButton(form).click();
  const summary = form.getByRole('alert');
  await summary.waitFor();
  expect(await summary.textContent()).toContain('Valid email is required');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('need another look');
  expect(await form.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  expect(await form.getByLabel('Name').inputValue()).toBe('Dana');
  await summary.getByRole('link', { name: 'Please choose a service' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('service');
  expect(site.storedLeads()).toEqual([]);
});

test('a filled honeypot sends nothing at all', async () => {
  const { page } = await site.beginVisit();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/');
  const form = await fillHomeForm(page);
  await page.waitForTimeout(300);
  await page.locator('form[action="/api/leads/home"] [name="_honey"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await sendButton(form).click();
  await page.waitForTimeout(500);
  expect(posts).toEqual([]);
});

test('without script the form arrives all the same, and the next page shows the reference', async () => {
  const { page } = await site.beginVisit({ javaScriptEnabled: false });
  await page.goto('/');
  const form = await fillHomeForm(page);
  await sendButton(form).click();
  await page.waitForURL(/request-received/);
  const [lead] = site.storedLeads();
  expect(lead?.form).toBe('home');
  expect(await page.locator('main').textContent()).toContain(lead?.reference);
});

test('without script a mistake brings the form back with everything typed and a summary', async () => {
  const { page } = await site.beginVisit({ javaScriptEnabled: false });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('First name').fill('Dana');
  await form.getByLabel('Last name').fill('Whitaker');
  await form.getByLabel('Email').fill('dana@example');
  await form.getByLabel('Phone').fill('937-555-0188');
  await form.getByLabel('Service needed').selectOption('Metal Roofing');
  await form.getByLabel('Urgent').check();
  await sendButton(form).click();
  expect(await page.getByText('Nothing has been sent yet').isVisible()).toBe(true);
  expect(await form.getByLabel('First name').inputValue()).toBe('Dana');
  expect(await form.getByLabel('Service needed').inputValue()).toBe('Metal Roofing');
  expect(await form.locator('[name="urgency"]:checked').getAttribute('value')).toBe('urgent');
  await form.getByLabel('Email').fill('dana@example.org');
  await sendButton(form).click();
  await page.waitForURL(/request-received/);
  expect(site.storedLeads()).toMatchObject([{ form: 'contact' }]);
});
