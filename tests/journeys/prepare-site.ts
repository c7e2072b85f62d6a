// The site as an operator runs it, and browsers to visit it with: what nearly every journey begins and ends with.

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type OpenBrowser, prepareBrowser } from './prepare-browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { type StoredLead, storedLeads } from './stored-leads.ts';

export interface Site extends OpenBrowser {
  /** There while a test runs, not before. */
  readonly server: RunningServer;
  /** What its database holds now, in order of arrival. */
  readonly storedLeads: () => readonly StoredLead[];
}

interface SiteOptions {
  /** A server and a database for every test, or one for the whole file, where no test asks what has been stored. */
  readonly isStartedOnce?: boolean;
  /** Settings other than a test's usual ones; asked for at each start. */
  readonly variables?: () => Readonly<Record<string, string>>;
}

/** Stands at the head of a file, outside all tests. Visits know the site: a page is opened by its path. */
export function prepareSite({ isStartedOnce = false, variables = () => ({}) }: SiteOptions = {}): Site {
  let server: RunningServer;
  const start = async () => {
    server = await startServer(variables());
  };
  const dispose = async () => server?.dispose();
  // Before the browser's own, because what is registered last ends first: a page must not outlive its server.
  if (isStartedOnce) {
    beforeAll(start);
    afterAll(dispose);
  } else {
    beforeEach(start);
    afterEach(dispose);
  }
  const open = prepareBrowser();
  return {
    get browser() {
      return open.browser;
    },
    get server() {
      return server;
    },
    beginVisit: (options) => open.beginVisit({ baseURL: server.url, ...options }),
    storedLeads: () => storedLeads(server.databaseFile),
  };
}
