import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadSiteFiles } from '#server/http/site-files.ts';
import { addSiteRoutes } from '#server/http/site-routes.ts';
import { type FakeFormService, startFakeFormService } from '../fakes/form-service.ts';
import { fillHomeForm, openHomeForm, sendButton, waitingNotice } from './lead-forms.ts';
import { prepareBrowser } from './prepare-browser.ts';
import { freePort } from './running-server.ts';
import { eventually } from './stored-leads.ts';

// The build for static hosting: no lead service anywhere, the browser posts to the form-to-email service itself.

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let formService: FakeFormService;
let host: FastifyInstance;
let siteUrl: string;

beforeAll(async () => {
  formService = await startFakeFormService();
  folder = mkdtempSync(join(tmpdir(), 'direct-site-'));
  const port = await freePort();
  siteUrl = `http://localhost:${port}`;
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--silent'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_OUT_DIR: folder,
      SITE_URL: siteUrl,
      LEAD_DELIVERY: 'direct',
      LEAD_MAILBOX: 'leads@example.com',
      LEAD_CC: 'office@example.com',
      FORM_SERVICE_URL: formService.url,
    },
    stdio: 'pipe',
  });
  host = Fastify();
  addSiteRoutes(host, await loadSiteFiles(folder));
  await host.listen({ port, host: '127.0.0.1' });
}, 180_000);
afterAll(async () => {
  await host?.close();
  await formService?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => formService.reset());

const browser = prepareBrowser();
const beginVisit = (options = {}) => browser.beginVisit({ baseURL: siteUrl, ...options });

async function sendHomeForm(page: Page) {
  await openHomeForm(page);
  const form = await fillHomeForm(page);
  await sendButton(form).click();
  return form;
}

test('without a lead service the browser sends the very same fields to the form service', async () => {
  const { page, complaints } = await beginVisit();
  const form = await sendHomeForm(page);
  await form.getByRole('button', { name: 'Message Sent!' }).waitFor();
  expect(formService.mailed).toHaveLength(1);
  const [message] = formService.mailed;
  expect(message?.mailbox).toBe('leads@example.com');
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
  expect(complaints).toEqual([]);
});

test('without script the form goes straight to the form service’s own page', async () => {
  const { page } = await beginVisit({ javaScriptEnabled: false });
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact us' });
  const address = new URL((await form.getAttribute('action')) ?? '');
  expect(address.origin).toBe(new URL(formService.url).origin);
  expect(address.pathname).toMatch(/\/leads@example\.com$/);
  expect(address.pathname).not.toContain('ajax');
  expect(await form.locator('[name="_captcha"]').getAttribute('value')).toBe('false');
});

// "refuse" says "false" with status 200, and must not be believed to have taken anything.
test.each(['refuse', 'too-many', 'error', 'html', 'unreachable'] as const)(
  'while the form service behaves as "%s" the request waits on the device, and it arrives later, once',
  async (behavior) => {
    const { page } = await beginVisit();
    formService.setBehavior(behavior);
    const form = await sendHomeForm(page);
    await form.getByText('this device keeps your request').waitFor();
    expect(formService.mailed).toHaveLength(0);
    formService.setBehavior('accept');
    // It may just be trying by itself.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(await eventually(() => formService.mailed.length === 1)).toBe(true);
    await waitingNotice(page).getByText('Sent. Your reference').waitFor();
    await page.reload();
    await page.waitForTimeout(500);
    expect(formService.mailed).toHaveLength(1);
  },
);
