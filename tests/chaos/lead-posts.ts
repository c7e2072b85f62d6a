// A server that only takes leads, one lead over HTTP as a program sends it, and what the server says of itself.

import type { TestContext } from 'vitest';
import { type Launch, type RunningServer, startServer } from '../journeys/running-server.ts';

export type OnTestFinished = TestContext['onTestFinished'];

/** What supervisors wait at least before they kill. */
export const longestStopMs = 10_000;

/** Gone when the test is over. */
export async function startLeadServer(
  onTestFinished: OnTestFinished,
  variables: Record<string, string> = {},
  launch: Launch = {},
): Promise<RunningServer> {
  const server = await startServer(
    { LOG_LEVEL: 'error', LEAD_CARRIERS: 'disk', ...variables },
    { flags: ['--leads-only'], ...launch },
  );
  onTestFinished(server.dispose);
  return server;
}

/** Asks it to stop; returns the exit code and how long it took. */
export async function stopAndTime(server: RunningServer) {
  const startedAt = performance.now();
  const exitCode = await server.stop('SIGTERM');
  return { exitCode, tookMs: performance.now() - startedAt };
}

export interface PostedAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly reference?: string; readonly error?: string };
}

export const leadSaying = (message: string) => ({
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  service: 'Roof Repair',
  message,
});

/** `key` is what the sender calls the lead, and part of what it says. */
export async function postLead(serverUrl: string, key: string): Promise<PostedAnswer> {
  const response = await fetch(`${serverUrl.replace('localhost', '127.0.0.1')}/api/leads/home`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(leadSaying(`Shingles on the lawn, ${key}.`)),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as PostedAnswer['body'],
  };
}

export async function statusOf(serverUrl: string, path: '/healthz' | '/readyz'): Promise<number> {
  return (await fetch(`${serverUrl.replace('localhost', '127.0.0.1')}${path}`)).status;
}
