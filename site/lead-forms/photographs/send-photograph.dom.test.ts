import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPhotograph } from './send-photograph.ts';

const photograph = {
  key: 'a-key',
  form: 'home',
  place: 2,
  bytes: new ArrayBuffer(1_000),
  keptAt: 0,
} as const;

/** As a browser's: says how far it has come, and ends with an answer, without one, or when it is told to. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  timeout = 0;
  asked = '';
  open = (method: string, url: string) => {
    this.asked = `${method} ${url}`;
  };
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value;
  };
  send(body: ArrayBuffer) {
    requests.push(this);
    for (const loaded of [0, body.byteLength / 4, body.byteLength])
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
  end(status = 0, responseText = '') {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('loadend'));
  }
  abort = () => this.end();
}

let requests: FakeRequest[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => void vi.unstubAllGlobals());

async function send(answer: (request: FakeRequest) => void, signal = new AbortController().signal) {
  const seen: number[] = [];
  const sending = sendPhotograph(photograph, { signal, onProgress: (percent) => seen.push(percent) });
  answer(requests[0] as FakeRequest);
  return { outcome: await sending, seen };
}

test('a photo goes whole, under the key of its request, and the progress is that of the request', async () => {
  expect(await send((request) => request.end(201, '{"stored":true}'))).toEqual({
    outcome: { kind: 'stored' },
    seen: [0, 25, 100],
  });
  const [request] = requests;
  expect(request?.asked).toBe('PUT /api/leads/home/photographs/2');
  expect(request?.headers).toMatchObject({ 'idempotency-key': 'a-key', 'content-type': 'image/jpeg' });
  expect(request?.timeout).toBeGreaterThan(40_000);
});

test.each([
  ['the answer that got lost, once more', 200, '{"stored":true}', { kind: 'stored' }],
  ['no connection', 0, '', { kind: 'unreachable' }],
  ['a full disk', 503, '{"error":"…"}', { kind: 'put-off' }],
  ['too many this hour', 429, '{"error":"…"}', { kind: 'put-off' }],
  ['words that are not there', 404, '{"error":"…"}', { kind: 'unknown' }],
  ['a film', 422, '{"error":"…","refusal":"moving"}', { kind: 'refused', reason: 'moving' }],
  [
    'a refusal of another release',
    422,
    '{"error":"…","refusal":"new"}',
    { kind: 'refused', reason: 'not-a-picture' },
  ],
  ['one that is too large', 413, '{"error":"…"}', { kind: 'refused', reason: 'too-large' }],
])('%s is told apart', async (_what, status, text, outcome) => {
  expect((await send((request) => request.end(status, text))).outcome).toEqual(outcome);
});

// Proves 12.23, R1.5.
test.each(
  [200, 201, 403, 404, 413, 422].flatMap((status) =>
    ['', 'Not Found', '<html>', 'null', '[]', '{"message":"Forbidden"}'].map(
      (text) => [status, text] as const,
    ),
  ),
)('status %i with the body %j is not from our server, and costs no photo', async (status, text) => {
  expect((await send((request) => request.end(status, text))).outcome).toEqual({ kind: 'put-off' });
});

test('one that is canceled ends at once', async () => {
  const ends = new AbortController();
  expect((await send(() => ends.abort(), ends.signal)).outcome).toEqual({ kind: 'unreachable' });
});
