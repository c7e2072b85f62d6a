import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterText, type RenderedPart, renderInPage } from '#design/parts/render-in-page.ts';
import { HomeLeadForm } from './HomeLeadForm.tsx';
import type { QueuedRequest } from './outbox/queued-requests.ts';
import { sendQueuedRequests } from './outbox/send-queued-requests.ts';
import { publishSettled } from './outbox-events.ts';

// The simulated page has neither IndexedDB nor locks.
const waiting = vi.hoisted(() => new Map<string, QueuedRequest>());
vi.mock('./outbox/queued-requests.ts', () => ({
  queueRequest: async (request: QueuedRequest) => waiting.set(request.key, request),
  listQueuedRequests: async () => [...waiting.values()],
  deleteRequest: async (key: string) => waiting.delete(key),
  updateRequest: async (request: QueuedRequest) => waiting.set(request.key, request),
}));

let part: RenderedPart;
let answer: () => Response;

const dana = {
  name: 'Dana Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  service: 'Roof Repair',
};

async function enter(name: string, text: string) {
  const field = part.host.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  await enterText(field, text);
}

async function sendToBusyServer() {
  answer = () => new Response('{}', { status: 503 });
  for (const [name, text] of Object.entries(dana)) await enter(name, text);
  await act(async () => part.host.querySelector<HTMLButtonElement>('[type="submit"]')?.click());
  await vi.waitFor(() => expect(part.host.textContent).toContain('Your request is waiting on this device.'));
}

beforeEach(async () => {
  waiting.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async () => answer());
  const locks = { request: (_name: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  part = await renderInPage(<HomeLeadForm fine="" />);
});
afterEach(async () => {
  await part.leave();
  vi.unstubAllGlobals();
});

test('a request that waits is no longer called waiting once it has gone out, and shows its reference', async () => {
  await sendToBusyServer();
  await act(() => sendQueuedRequests({ evenIfNotDue: true }));
  expect(part.host.textContent).toContain('Your request is waiting on this device.');

  answer = () => new Response(JSON.stringify({ reference: 'SWO-TEST-0005' }), { status: 201 });
  await act(() => sendQueuedRequests({ evenIfNotDue: true }));
  expect(part.host.textContent).toContain('Your reference: SWO-TEST-0005');
  expect(part.host.textContent).not.toContain('waiting on this device');
  expect(waiting.size).toBe(0);
});

test('a request that another tab sends is told of here too', async () => {
  await sendToBusyServer();
  const [key = ''] = waiting.keys();
  localStorage.setItem(`request-left-${key}`, 'SWO-TEST-0006');
  await act(async () => dispatchEvent(new Event('storage')));
  expect(part.host.textContent).toContain('Your reference: SWO-TEST-0006');
});

test('a request that the visitor deletes is not said to wait any more', async () => {
  await sendToBusyServer();
  const [key = ''] = waiting.keys();
  await act(async () => publishSettled(key, null));
  expect(part.host.textContent).not.toContain('waiting on this device');
  expect(part.host.textContent).not.toContain('Your reference');
});
