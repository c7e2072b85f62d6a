import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pieceBytes } from '#leads/forms/photographs.ts';
import { sendPhotograph } from './send-photograph.ts';

const size = 2.5 * pieceBytes;
const photograph = { key: 'a-key', form: 'home', place: 2, bytes: new ArrayBuffer(size), keptAt: 0 } as const;

/** A server that has `onDisk` bytes of it; each answer can be another. */
let onDisk: number;
let asked: string[];
let answers: ((method: string) => Response | Promise<Response> | null)[];

beforeEach(() => {
  onDisk = 0;
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    asked.push(`${init.method} ${url} ${headers.get('upload-offset') ?? ''}`.trim());
    expect(headers.get('idempotency-key')).toBe('a-key');
    const special = answers.shift()?.(init.method ?? '');
    if (special) return special;
    const place = (status: number) =>
      new Response(null, { status, headers: { 'upload-offset': String(onDisk) } });
    if (init.method === 'HEAD') return place(204);
    if (Number(headers.get('upload-offset')) !== onDisk) return place(409);
    onDisk += (init.body as ArrayBuffer).byteLength;
    if (headers.get('upload-complete') !== '?1') return place(204);
    return new Response('{}', { status: 201, headers: { 'upload-complete': '?1' } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const path = '/api/leads/home/photographs/2';
const send = async () => {
  const seen: number[] = [];
  const outcome = await sendPhotograph(photograph, {
    signal: new AbortController().signal,
    onProgress: (percent) => seen.push(percent),
  });
  return { outcome, seen };
};

test('a photo goes piece by piece, and the progress moves with what is on disk', async () => {
  expect(await send()).toEqual({ outcome: { kind: 'stored' }, seen: [0, 40, 80] });
  expect(asked).toEqual([`HEAD ${path}`, ...[0, 1, 2].map((at) => `PATCH ${path} ${at * pieceBytes}`)]);
  expect(onDisk).toBe(size);
});

test('it goes on from what an earlier try left, also when that was more than the server first said', async () => {
  onDisk = 2 * pieceBytes;
  answers = [() => new Response(null, { status: 204, headers: { 'upload-offset': String(pieceBytes) } })];
  expect((await send()).outcome).toEqual({ kind: 'stored' });
  expect(asked.slice(1)).toEqual([1, 2].map((at) => `PATCH ${path} ${at * pieceBytes}`));
});

test('one that the server has already is not sent again', async () => {
  answers = [() => new Response(null, { status: 204, headers: { 'upload-complete': '?1' } })];
  expect((await send()).outcome).toEqual({ kind: 'stored' });
  expect(asked).toHaveLength(1);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('gone')), { kind: 'unreachable' }],
  ['a full disk', () => new Response('{}', { status: 503 }), { kind: 'put-off' }],
  ['too many this hour', () => new Response('{}', { status: 429 }), { kind: 'put-off' }],
  ['words that are not there', () => new Response('{}', { status: 404 }), { kind: 'unknown' }],
  [
    'a film',
    () => new Response('{"refusal":"moving"}', { status: 422 }),
    { kind: 'refused', reason: 'moving' },
  ],
  [
    'a refusal in words of another release',
    () => new Response('{"refusal":"new"}', { status: 422 }),
    { kind: 'refused', reason: 'not-a-picture' },
  ],
])('%s is told apart', async (_what, answer, outcome) => {
  answers = [() => null, answer];
  expect((await send()).outcome).toEqual(outcome);
});

test('a server that changes its mind forever does not keep the phone awake', async () => {
  answers = Array.from(
    { length: 100 },
    (_, at) => () =>
      new Response(null, { status: 409, headers: { 'upload-offset': String((at % 2) * pieceBytes) } }),
  );
  expect((await send()).outcome).toEqual({ kind: 'put-off' });
});

test('a connection that hangs is given up after half a minute, and at once when the visitor cancels', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  const hanging = send();
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await hanging).outcome).toEqual({ kind: 'unreachable' });
  const ends = new AbortController();
  const canceled = sendPhotograph(photograph, { signal: ends.signal, onProgress: () => {} });
  ends.abort();
  expect(await canceled).toEqual({ kind: 'unreachable' });
});
