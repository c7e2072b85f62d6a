import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import Fastify from 'fastify';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { addSiteRoutes } from '#server/http/site-routes.ts';
import { test as base, connectionTrouble, expect, mailboxes } from './fixtures.ts';
import { countWaiting, openFilledHomeForm, pendingBanner, sendButton } from './lead-forms.ts';
import { freePort } from './running-server.ts';

// The build for static hosting: no lead server anywhere, the browser posts to the form-to-email service itself.

const root = fileURLToPath(new URL('../..', import.meta.url));

const test = base.extend<object, { readonly hostUrl: string }>({
  hostUrl: [
    async ({ formService }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'direct-site-'));
      const port = await freePort();
      const url = `http://localhost:${port}`;
      execFileSync(
        process.execPath,
        ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', folder],
        {
          cwd: root,
          env: {
            PATH: process.env.PATH ?? '',
            NODE_ENV: 'production',
            ASTRO_TELEMETRY_DISABLED: '1',
            SITE_URL: url,
            LEAD_DELIVERY: 'direct',
            LEAD_MAILBOX: mailboxes.recipient,
            LEAD_CC: mailboxes.copies.join(','),
            FORM_SERVICE_URL: formService.url,
          },
          stdio: 'pipe',
        },
      );
      const host = Fastify();
      addSiteRoutes(host, await loadSiteFiles(folder));
      await host.listen({ port, host: '127.0.0.1' });
      await use(url);
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
  baseURL: async ({ hostUrl, formService }, use) => {
    formService.reset();
    await use(hostUrl);
  },
});

// The site is built once: one worker for all of them.
test.describe.configure({ mode: 'default' });

async function sendHomeForm(page: Page) {
  const form = await openFilledHomeForm(page);
  await sendButton(form).click();
  return form;
}

// Proves 10.17, R4.3, R4.4.
test('without a lead server the browser sends the very same fields to the form service', async ({
  page,
  formService,
}) => {
  const form = await sendHomeForm(page);
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  expect(formService.mailed).toHaveLength(1);
  const [message] = formService.mailed;
  expect(message?.mailbox).toBe(mailboxes.recipient);
  expect(message?.fields.map(([name]) => name)).toEqual([
    'name',
    'email',
    'phone',
    'service',
    'message',
    'source',
    '_subject',
    '_template',
    '_captcha',
    '_cc',
    '_replyto',
    '_from_name',
    '_autoresponse',
  ]);
});

// "refuse" says "false" with status 200, and must not be believed to have taken anything.
for (const behavior of ['refuse', 'unreachable'] as const) {
  // Proves R4.3.
  test(`while the form service behaves as "${behavior}" the request waits on the device, and it arrives later, once`, async ({
    page,
    formService,
    browserConsole,
  }) => {
    browserConsole.allow(connectionTrouble);
    formService.setBehavior(behavior);
    const form = await sendHomeForm(page);
    await expect(form.getByText('this device keeps your request')).toBeVisible();
    expect(formService.mailed).toHaveLength(0);
    formService.setBehavior('accept');
    // It may just be trying on its own.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => formService.mailed.length).toBe(1);
    await expect(pendingBanner(page).getByText('Sent. Your reference')).toBeVisible();
    await expect.poll(() => countWaiting(page)).toBe(0);
    await page.reload();
    expect(formService.mailed).toHaveLength(1);
  });
}

// Proves R1.5.
test('when our script fails while it sends, the form offers phone and mail, and does not speak of the connection', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/The script that sends the form/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Response.prototype, 'text');
  });
  const form = await sendHomeForm(page);
  const trouble = form.getByRole('alert');
  await expect(trouble.getByRole('link', { name: /^Call/ })).toBeVisible();
  const mail = await trouble.getByRole('link', { name: 'Send it as an email' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Dana Whitaker');
  await expect(trouble).not.toContainText(/connection|reach/);
  expect(await countWaiting(page)).toBe(0);
});

// Proves 12.9.
test('without a lead server nobody could take photos, so nobody is asked for them', async ({ page }) => {
  for (const path of ['/', '/contact', '/roofing-calculator']) {
    await page.goto(path);
    await expect(page.locator('input[type="file"], [formaction]')).toHaveCount(0);
  }
});
