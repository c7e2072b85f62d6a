import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function whatPagesAreTold(delivery: string): Promise<string> {
  vi.stubEnv('LEAD_DELIVERY', delivery);
  vi.stubEnv('LEAD_MAILBOX', 'owner@roof.example');
  vi.stubEnv('LEAD_CC', 'office@roof.example');
  vi.stubEnv('SMTP_URL', 'smtp://user:password@mail.roof.example');
  vi.stubEnv('SMTP_FROM', 'site@roof.example');
  vi.stubEnv('WEBHOOK_URL', 'https://crm.roof.example/leads');
  vi.stubEnv('WEBHOOK_SECRET', 'a-secret-of-sixteen-letters');
  const { default: config } = await import('../../astro.config.ts');
  return JSON.stringify(config.vite?.define);
}

test('pages for our own lead server hold neither mailbox nor any other setting of delivery', async () => {
  expect(await whatPagesAreTold('server')).not.toMatch(/@|roof\.example|secret/);
});

test('pages for static hosting hold the mailbox they send to, and no more than that', async () => {
  const told = await whatPagesAreTold('direct');
  expect(told).toContain('owner@roof.example');
  expect(told).not.toMatch(/password|crm\.roof|secret/);
});
