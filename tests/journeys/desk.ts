// What a test does as the operator who lets people in, and as the office person with a device of their own.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunningServer } from './running-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm run demo` does before it starts the server. */
export function fillDemonstration(DATABASE_URL: string): void {
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'ops/demo/fill-demonstration.ts'],
    {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', DATABASE_URL },
    },
  );
}

export function runLeads(server: RunningServer, ...words: readonly string[]): string {
  const program = ['--disable-warning=ExperimentalWarning', 'server/operator/leads.ts', ...words];
  return execFileSync(process.execPath, program, {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      SITE_URL: server.url,
      DATABASE_URL: `file:${server.databaseFile}`,
      DESK: 'on',
    },
  });
}

export function invite(server: RunningServer, name: string): string {
  return JSON.parse(runLeads(server, 'invite', name, '--json')).link;
}

/** Gives the browser a device that signs when asked, as a phone with a finger on it, with no more than iOS 16 has. */
export async function addAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'])
      Reflect.deleteProperty(PublicKeyCredential, name);
    Reflect.deleteProperty(PublicKeyCredential.prototype, 'toJSON');
  });
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Lets somebody in and has them set up a passkey; ends on the list of requests. */
export async function signInAs(server: RunningServer, page: Page, name: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto(invite(server, name));
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await page.waitForURL(`${server.url}/desk`);
}

/** Sends a request the way a visitor's browser does, and returns its reference. */
export async function sendRequest(server: RunningServer, differences: object = {}): Promise<string> {
  const response = await fetch(`${server.url.replace('localhost', '127.0.0.1')}/api/leads/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      firstName: 'Dolores',
      lastName: 'Umber',
      email: 'dolores.umber@example.org',
      phone: '937.555.0188',
      city: 'Kettering',
      address: '12 Far Hills Ave',
      service: 'Roof Repair',
      urgency: 'urgent',
      message: 'Shingles on the lawn.\nAnd a stain.',
      ...differences,
    }),
  });
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}
