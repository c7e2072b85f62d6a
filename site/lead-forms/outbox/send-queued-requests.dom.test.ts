import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queued } from '../../../tests/fakes/memory-outbox.ts';
import { expectConsole } from '../../../tests/unexpected-console-output-fails.ts';
import type { QueuedRequest } from './outbox-database.ts';
import { sendQueuedRequests } from './send-queued-requests.ts';

vi.mock('./queued-requests.ts', async (original) =>
  (await import('../../../tests/fakes/memory-outbox.ts')).memoryOutbox(original),
);

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.now();
let answers: (() => Response)[];
let posts: number;

const answer =
  (status: number, body: object = {}) =>
  () =>
    new Response(JSON.stringify(body), { status });
const received = answer(201, { reference: 'APR-TEST-0010' });
const silence = () => {
  throw new TypeError('Failed to fetch');
};
const whenDue = () => sendQueuedRequests({ evenIfNotDue: false });
const whenAsked = () => sendQueuedRequests({ evenIfNotDue: true });
const keysOf = (requests: readonly QueuedRequest[]) => requests.map(({ key }) => key);

/** A request that was kept `daysAgo` by the clock of that day. */
function keep(daysAgo: number): void {
  const keptAt = now - daysAgo * dayMs;
  const fields = { name: 'Dana Whitaker' };
  queued.set('k', { key: 'k', form: 'home', fields, keptAt, attempts: 0, nextAttemptAt: keptAt });
}

beforeEach(() => {
  queued.clear();
  localStorage.clear();
  posts = 0;
  vi.stubGlobal('fetch', async () => {
    posts += 1;
    return (answers.shift() ?? silence)();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['40 days behind', 40],
  ['40 days ahead', -40],
])('what was kept by a clock %s goes out once the clock is right', async (_clock, daysAgo) => {
  keep(daysAgo);
  answers = [received];
  expect((await whenDue()).sent).toMatchObject([{ reference: 'APR-TEST-0010' }]);
  expect(queued.size).toBe(0);
});

test('what was kept by a clock ahead waits 30 days from now, not 70', async () => {
  keep(-40);
  answers = [answer(503)];
  await whenDue();
  expect(queued.get('k')?.keptAt).toBeLessThanOrEqual(Date.now());
});

test('after 30 days a request is tried once more, and reported when the server does not take it', async () => {
  keep(31);
  answers = [answer(503)];
  const { expired, waiting, sent } = await whenDue();
  expect([keysOf(expired), waiting, sent]).toEqual([['k'], [], []]);
  expect(posts).toBe(1);
});

test('without a connection nothing expires, whatever the clock says', async () => {
  keep(40);
  answers = [];
  const { expired, waiting } = await whenDue();
  expect([expired, keysOf(waiting)]).toEqual([[], ['k']]);
});

test.each([
  ['403', answer(403, { error: 'from our own pages only' })],
  ['422', answer(422, { errors: { email: 'Valid email is required' } })],
])(
  'what the server answers with %s is reported as refused, and not sent again until asked',
  async (_status, refusal) => {
    keep(0);
    answers = [refusal, silence, received];
    expect((await whenDue()).waiting).toMatchObject([{ isRefused: true }]);
    expect((await whenDue()).waiting).toMatchObject([{ isRefused: true }]);
    expect(posts).toBe(1);
    // No answer changes nothing about the refusal.
    expect((await whenAsked()).waiting).toMatchObject([{ isRefused: true }]);
    expect((await whenAsked()).sent).toHaveLength(1);
  },
);

// Proves 10.77.
test.each([
  ['a page somebody put in front of our server', () => new Response('<html>', { status: 403 })],
  ['our server under another address', answer(404, { error: 'There is no such form.' })],
])('what %s answers is not final: the request waits, and goes out later', async (_what, other) => {
  keep(0);
  answers = [other, received];
  expect((await whenDue()).waiting).toMatchObject([{ isRefused: false }]);
  expect((await whenAsked()).sent).toHaveLength(1);
});

// Proves R1.5.
test('a fault of our own script while it sends is logged, and the request waits for the next try', async () => {
  keep(0);
  vi.stubGlobal('fetch', undefined);
  const [waiting] = (await whenDue()).waiting;
  expect(waiting?.nextAttemptAt).toBeGreaterThan(Date.now());
  expect(expectConsole('error').join()).toContain('could not be sent');
});

test('what is refused is kept no longer than 30 days, and the visitor is told', async () => {
  keep(0);
  answers = Array(2).fill(answer(403, { error: 'from our own pages only' }));
  await whenDue();
  const [refused] = queued.values();
  if (refused) queued.set('k', { ...refused, keptAt: now - 31 * dayMs });
  expect(keysOf((await whenDue()).expired)).toEqual(['k']);
  expect(queued.size).toBe(0);
});

test('a request that another tab has sent is not sent again', async () => {
  keep(0);
  answers = [received];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: async (_name: string, work: () => Promise<unknown>) => {
        queued.clear();
        return work();
      },
    },
  });
  try {
    expect((await whenAsked()).sent).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
  expect(posts).toBe(0);
});
