import { company } from '#client/company.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { expect, mailboxes, test } from './fixtures.ts';
import { fillHomeForm, openHomeForm, passFillTime, sendButton } from './lead-forms.ts';
import { outboxEntries } from './stored-leads.ts';

test.use({ carrier: 'form-service' });

// Proves 3.1, 4.9, 4.10, 6.2, 7.4, 7.5, 7.6, 10.57, R2.1, R4.1, R5.4.
test('a homeowner fills in the form on the home page and the contractor gets it, field by field', async ({
  page,
  server,
  formService,
  readLeads,
}) => {
  await page.clock.install();
  await page.goto('/');
  const form = await fillHomeForm(page);
  await passFillTime(page);
  await sendButton(form).click();
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  const reference = (await page.getByText('Your reference:').textContent())?.split(': ')[1] ?? '';
  expect(reference).toMatch(new RegExp(`^${company.referencePrefix}-`));
  await expect(form.getByLabel('Name')).toHaveValue('');

  expect(readLeads()).toMatchObject([{ reference, form: 'home' }]);
  await expect.poll(() => formService.mailed.length).toBe(1);
  const [message] = formService.mailed;
  expect(message?.mailbox).toBe(mailboxes.recipient);
  expect(message?.fields).toEqual([
    ['name', 'Dana Whitaker'],
    ['email', 'dana@example.org'],
    ['phone', '937.555.0188'],
    ['service', 'Roof Repair'],
    ['message', 'Stain on the bedroom ceiling'],
    ['source', 'Home page form'],
    ['_subject', `New inspection request: Roof Repair, Dana Whitaker [${reference}]`],
    ['_template', 'table'],
    ['_captcha', 'false'],
    ['_cc', mailboxes.copies.join(',')],
    ['_replyto', 'dana@example.org'],
    ['_from_name', 'Dana Whitaker'],
    [
      '_autoresponse',
      expect.stringMatching(
        new RegExp(`received your inquiry.*within ${offerWords.replyTime}.*free inspection`),
      ),
    ],
  ]);
  expect(message?.headers.origin).toBe(server.url);
  await expect.poll(() => outboxEntries(server.databaseFile)[0]?.state).toBe('delivered');

  const thanks = form.getByText('Thank you.');
  await expect(thanks).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(sendButton(form)).toBeVisible();
  await expect(thanks).toHaveCount(0);
  await expect(page.getByText('Your reference:')).toBeVisible();
});

// Proves 5.3, R6.1.
test('a filled honeypot sends nothing at all', async ({ page, readLeads }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const form = await openHomeForm(page);
  await fillHomeForm(page);
  const trap = form.locator('[name="_honey"]');
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await sendButton(form).click();
  // The same form without the trap is sent, and is the first that arrives.
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await sendButton(form).click();
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(readLeads()).toHaveLength(1);
});
