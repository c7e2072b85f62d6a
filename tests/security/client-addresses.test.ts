// Whose minute is counted: the address of the connection, or what a believed proxy says, and never what a visitor claims.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formNames } from '#leads/forms/form-names.ts';
import type { AppOptions } from '#server/http/app.ts';
import { networkOf } from '#server/http/client-network.ts';
import { buildTestApp, lead } from './test-app.ts';

const defaultMax = 20;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function siteWith(trustProxy: boolean | string, rateLimitMax = defaultMax) {
  const { app } = await buildTestApp({ trustProxy, rateLimitMax });
  return async (remoteAddress: string, forwardedFor?: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/leads/home',
      payload: lead,
      remoteAddress,
      ...(forwardedFor === undefined ? {} : { headers: { 'x-forwarded-for': forwardedFor } }),
    });
    return { status: answer.statusCode, retryAfterSeconds: Number(answer.headers['retry-after']) };
  };
}

async function statusesOf(posts: readonly (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const post of posts) statuses.push((await post()).status);
  return statuses;
}
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

// Proves 10.24, 10.39, R6.2.
test('twenty people of one office get through in one minute; the next is told when, and gets through then', async () => {
  const post = await siteWith(false);
  const statuses = await statusesOf(times(defaultMax, () => () => post('203.0.113.7')));
  expect(statuses).toEqual(times(defaultMax, () => 201));
  const { status, retryAfterSeconds } = await post('203.0.113.7');
  expect(status).toBe(429);
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  expect((await post('203.0.113.8')).status).toBe(201);
  vi.advanceTimersByTime(retryAfterSeconds * 1_000);
  expect((await post('203.0.113.7')).status).toBe(201);
});

// Proves R6.2.
test('the posts to all forms are counted together', async () => {
  const { app } = await buildTestApp({ rateLimitMax: 3 });
  const statuses: number[] = [];
  for (const form of [...formNames.filter((name) => name !== 'desk'), 'home'])
    statuses.push(
      (await app.inject({ method: 'POST', url: `/api/leads/${form}`, payload: lead })).statusCode,
    );
  expect(statuses).toEqual([201, 422, 422, 429, 429]);
});

// Proves 10.24.
test('posts with photographs count with all others', async () => {
  // Refused before anything of photographs is touched.
  const photographs = {} as NonNullable<AppOptions['photographs']>;
  const { app } = await buildTestApp({ rateLimitMax: 2, photographs });
  const statuses: number[] = [];
  for (const path of ['home', 'home/with-photographs', 'home', 'home/with-photographs'])
    statuses.push(
      (await app.inject({ method: 'POST', url: `/api/leads/${path}`, payload: lead })).statusCode,
    );
  expect(statuses).toEqual([201, 415, 429, 429]);
  // Photographs on their own have a limit of their own.
  const ninth = await app.inject({ method: 'PUT', url: '/api/leads/home/photographs/9', payload: '' });
  expect(ninth.statusCode).toBe(422);
});

test('pages are never counted: an office may read as much as it likes', async () => {
  const { app } = await buildTestApp({ rateLimitMax: 1 });
  for (let count = 0; count < 50; count += 1) {
    expect((await app.inject({ url: '/about' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  }
});

// Proves 10.23.
test('behind a proxy that is believed every visitor has a minute of his own', async () => {
  const post = await siteWith('127.0.0.1', 1);
  expect((await post('127.0.0.1', '198.51.100.1')).status).toBe(201);
  expect((await post('127.0.0.1', '198.51.100.2')).status).toBe(201);
  expect((await post('127.0.0.1', '198.51.100.2')).status).toBe(429);
});

// Proves 10.23.
test.each([
  ['without TRUST_PROXY', false, '203.0.113.7', ''],
  ['with a list of them, behind a proxy that is believed', '127.0.0.1', '127.0.0.1', ', 203.0.113.7'],
  ['past that proxy', '127.0.0.1', '203.0.113.7', ''],
] as const)(
  'nobody escapes the limit by claiming other addresses %s',
  async (_how, trusted, from, behind) => {
    const post = await siteWith(trusted, 3);
    const statuses = await statusesOf(times(5, (place) => () => post(from, `198.51.100.${place}${behind}`)));
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  },
);

test('one household with IPv6 is one address, whichever of its millions it uses', async () => {
  const post = await siteWith(false, 2);
  const household = (place: number) => () => post(`2001:db8:1:2::${place + 1}`);
  expect(await statusesOf(times(3, household))).toEqual([201, 201, 429]);
  expect((await post('2001:db8:1:3::1')).status).toBe(201);
});

test.each([
  ['a socket that takes both', (place: number) => `::ffff:203.0.113.${place}`],
  [
    'the same, in hexadecimal',
    (place: number) => `0:0:0:0:0:FFFF:cb00:71${place.toString(16).padStart(2, '0')}`,
  ],
  ['a network that translates', (place: number) => `64:ff9b::203.0.113.${place}`],
])('visitors with IPv4 each have a minute of their own behind %s', async (_what, address) => {
  const post = await siteWith(false, 2);
  expect(await statusesOf(times(40, (place) => () => post(address(place + 1))))).toEqual(
    times(40, () => 201),
  );
  expect(await statusesOf(times(3, () => () => post(address(200))))).toEqual([201, 201, 429]);
  expect((await post('203.0.113.200')).status).toBe(429);
});

test('something that is not an address does no harm', async () => {
  const post = await siteWith('127.0.0.1', 5);
  for (const claim of [
    'unknown',
    '',
    ',',
    '::::',
    '_hidden',
    '1.2.3.4:5678',
    '[2001:db8::1]:443',
    'x'.repeat(5_000),
  ]) {
    expect([201, 429]).toContain((await post('127.0.0.1', claim)).status);
  }
});

// Proves 10.90.
test('a sender who hangs up before the address is read is no error', () => {
  expect(networkOf(undefined)).toBe('');
});
