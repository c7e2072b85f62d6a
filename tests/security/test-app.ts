// The web server with a real store behind it and a small site in front, in this process: what an intruder can reach.

import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { LeadDatabase } from '#server/database/lead-database.ts';
import { type AppOptions, buildApp } from '#server/http/app.ts';
import type { SiteFile, SiteFiles } from '#server/http/site-files.ts';
import type { Submission } from '#server/intake/submission.ts';
import { intakeOn } from '../sample-submissions.ts';

export const siteUrl = 'https://roof.example';

const fieldNames = {
  home: ['name', 'email', 'phone', 'message'],
  contact: ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'message'],
  'roof-cost': ['name', 'email', 'phone', 'address', 'squareFootage'],
  'energy-savings': ['firstName', 'lastName', 'email', 'phone', 'address', 'currentBill'],
} as const;

export function pageOf(html: string): SiteFile {
  const body = Buffer.from(html);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return {
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    isPage: true,
    variants: { identity: { body, etag } },
  };
}

function formPage(form: keyof typeof fieldNames): SiteFile {
  const fields = fieldNames[form].map((name) => `<input id="${form}-${name}" name="${name}">`).join('');
  return pageOf(
    `<!doctype html><title>${form}</title><form method="post" action="/api/leads/${form}">${fields}<select name="service" id="s"><option value="">-</option><option>Roof Repair</option></select><input type="radio" name="urgency" value="urgent"></form>`,
  );
}

export const smallSite: SiteFiles = new Map([
  ['/', formPage('home')],
  ['/contact', formPage('contact')],
  ['/roofing-calculator', formPage('roof-cost')],
  ['/energy-savings-calculator', formPage('energy-savings')],
  ['/about', pageOf('<!doctype html><title>About</title>')],
  ['/404', pageOf('<!doctype html><title>404</title><h1>404</h1>')],
  [
    '/request-received',
    pageOf('<!doctype html><p data-reference-line hidden>Reference <b data-reference></b></p>'),
  ],
]);

/** A request as a program posts it. */
export const lead = {
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '937-555-0188',
  service: 'Roof Repair',
};

/** What the app tells its log, one parsed line each. */
export type LogLines = Record<string, unknown>[];

export type TestApp = Awaited<ReturnType<typeof buildAppForFile>>;

/** The app over `receiveLead` for the length of a test; every option can be another. */
export async function buildTestApp(differences: Partial<AppOptions> = {}) {
  const built = await buildAppForFile(differences);
  onTestFinished(() => built.app.close());
  return built;
}

/** The same for several tests, which close it. */
export async function buildAppForFile(differences: Partial<AppOptions> = {}) {
  const log: LogLines = [];
  /** What came in, unless another `receiveLead` took it. */
  const received: Submission[] = [];
  const app = await buildApp({
    site: smallSite,
    receiveLead: async (submission) => {
      received.push(submission);
      return { reference: 'APR-7K4M-Q2X8', receivedAt: '2026-11-21T09:00:00.000Z', isRepeat: false };
    },
    isReady: async () => true,
    siteUrl,
    hstsIncludesSubdomains: false,
    rateLimitMax: 1_000_000,
    trustProxy: false,
    logger: pino({ level: 'warn' }, { write: (line: string) => log.push(JSON.parse(line)) }),
    ...differences,
  });
  return { app, log, received };
}

/** The way into `database` that a real server has. */
export function intakeInto(
  database: LeadDatabase,
): (submission: Submission) => ReturnType<AppOptions['receiveLead']> {
  const intake = intakeOn(database);
  return (submission) => intake.receive(submission);
}

/** Opens a port on loopback and returns it. */
export async function listenOnLoopback(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
  return (app.server.address() as AddressInfo).port;
}
