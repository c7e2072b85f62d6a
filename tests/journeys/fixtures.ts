// What every journey begins with: the site as an operator runs it, a visitor's browser, and a console that stays silent.

import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type FakeFormService, startFakeFormService } from '../fakes/form-service.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { type StoredLead, storedLeads } from './stored-leads.ts';

export { expect };

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** What the pages of a test print. Whatever was not allowed fails the test at its end. */
interface BrowserConsole {
  readonly lines: readonly string[];
  allow(...patterns: readonly RegExp[]): void;
  watch(context: BrowserContext): void;
}

/** What is printed about a connection that is away, or a server that refuses or is busy, by the browser and by our forms. */
export const connectionTrouble =
  /net::ERR_\w+|responded with a status of (422|429|5\d\d)|A request from the form \S+ was not received/;

/** A browser with much to do gives up the fade between two pages, and says it as if a script had failed. */
const browsersOwn = /Transition was (aborted|skipped)/;

interface PerTest {
  /** Runs, with an empty database, when a test begins. */
  readonly server: RunningServer;
  /** What the database holds now, in order of arrival. */
  readonly readLeads: () => readonly StoredLead[];
  readonly browserConsole: BrowserConsole;
  /** A second visitor, with a browser profile of their own. */
  readonly openVisit: (options?: BrowserContextOptions) => Promise<Page>;
}

interface PerWorker {
  /** Where leads go: into a folder, or to the fake form service. */
  readonly carrier: 'disk' | 'form-service';
  /** Whether the office has its pages. */
  readonly desk: 'on' | 'off';
  readonly formService: FakeFormService;
  readonly workerServer: RunningServer;
}

export const mailboxes = {
  recipient: 'leads@example.com',
  copies: ['office@example.com', 'crew@example.com', 'owner@example.com'],
} as const;

export const test = base.extend<PerTest, PerWorker>({
  carrier: ['disk', { option: true, scope: 'worker' }],
  desk: ['off', { option: true, scope: 'worker' }],

  formService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const formService = await startFakeFormService();
      await use(formService);
      await formService.close();
    },
    { scope: 'worker' },
  ],

  workerServer: [
    async ({ carrier, desk, formService }, use) => {
      const server = await startServer(
        carrier === 'disk'
          ? { DESK: desk }
          : {
              LEAD_MAILBOX: mailboxes.recipient,
              LEAD_CC: mailboxes.copies.join(','),
              FORM_SERVICE_URL: formService.url,
              DELIVERY_TIMEOUT_MS: '1000',
              CLAIM_LEASE_MS: '2000',
            },
      );
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  server: async ({ workerServer, formService }, use) => {
    formService.reset();
    await workerServer.reset();
    await use(workerServer);
  },

  baseURL: async ({ server }, use) => use(server.url),

  readLeads: async ({ server }, use) => use(() => storedLeads(server.databaseFile)),

  browserConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const lines: string[] = [];
      const allowed = [browsersOwn];
      await use({
        lines,
        allow: (...patterns) => void allowed.push(...patterns),
        watch(context) {
          context.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
          context.on('weberror', (error) => lines.push(`error: ${error.error().message}`));
        },
      });
      const unexpected = lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, browserConsole }, use) => {
    browserConsole.watch(context);
    await use(context);
  },

  openVisit: async ({ browser, browserConsole, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      contexts.push(context);
      browserConsole.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
