import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterText, hydrate } from '../../tests/hydrate.ts';
import { HomeLeadForm } from './HomeLeadForm.tsx';
import { publishSettled } from './outbox/outbox-events.ts';
import type { QueuedRequest } from './outbox/queued-requests.ts';
import { sendQueuedRequests } from './outbox/send-queued-requests.ts';

// The simulated page has neither IndexedDB nor locks.
const waiting = vi.hoisted(() => new Map<string, QueuedRequest>());
vi.mock('./outbox/queued-requests.ts', () => ({
  queueRequest: async (request: QueuedRequest) => waiting.set(request.key, request),
  listQueuedRequests: async () => [...waiting.values()],
  deleteRequest: async (key: string) => waiting.delete(key),
  updateRequest: async (request: QueuedRequest) => waiting.set(request.key, request),
}));

let answer: () => Response;

const shown = () => document.body.textContent ?? '';

async function sendToBusyServer() {
  answer = () => new Response('{}', { status: 503 });
  enterText(screen.getByLabelText('Name'), 'Dana Whitaker');
  enterText(screen.getByLabelText('Email'), 'dana@example.org');
  enterText(screen.getByLabelText('Phone'), '(937) 555-0188');
  enterText(screen.getByLabelText('Service needed'), 'Roof Repair');
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(shown()).toContain('Your request is waiting on this device.'));
  // Only now the form listens for what becomes of it.
  await act(async () => {});
}

beforeEach(() => {
  waiting.clear();
  localStorage.clear();
  vi.stubGlobal('fetch', async () => answer());
  const locks = { request: (_name: string, work: () => Promise<unknown>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  hydrate(<HomeLeadForm fine="" />);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a request that waits is no longer called waiting once it has gone out, and shows its reference', async () => {
  await sendToBusyServer();
  await act(() => sendQueuedRequests({ evenIfNotDue: true }));
  expect(shown()).toContain('Your request is waiting on this device.');

  answer = () => new Response(JSON.stringify({ reference: 'SWO-TEST-0005' }), { status: 201 });
  await act(() => sendQueuedRequests({ evenIfNotDue: true }));
  expect(shown()).toContain('Your reference: SWO-TEST-0005');
  expect(shown()).not.toContain('waiting on this device');
  expect(waiting.size).toBe(0);
});

test('a request that another tab sends is told of here too', async () => {
  await sendToBusyServer();
  const [key = ''] = waiting.keys();
  localStorage.setItem(`request-left-${key}`, 'SWO-TEST-0006');
  act(() => void dispatchEvent(new Event('storage')));
  expect(shown()).toContain('Your reference: SWO-TEST-0006');
});

test('a request that the visitor deletes is not said to wait any more', async () => {
  await sendToBusyServer();
  const [key = ''] = waiting.keys();
  act(() => publishSettled(key, null));
  expect(shown()).not.toContain('waiting on this device');
  expect(shown()).not.toContain('Your reference');
});
