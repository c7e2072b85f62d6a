import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queued } from '../../tests/fakes/memory-outbox.ts';
import { enterText, fillHomeForm, hydrate } from '../../tests/hydrate.ts';
import { expectConsole } from '../../tests/unexpected-console-output-fails.ts';
import { ContactLeadForm } from './ContactLeadForm.tsx';
import { HomeLeadForm } from './HomeLeadForm.tsx';
import { publishDeleted } from './outbox/outbox-events.ts';

vi.mock('./outbox/queued-requests.ts', async (original) =>
  (await import('../../tests/fakes/memory-outbox.ts')).memoryOutbox(original),
);

/** The fill times that were posted; undefined where none was. */
let fillTimes: (string | undefined)[];
let answer: () => Response;

const shown = () => document.body.textContent ?? '';

const json = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });
const received = () => json(201, { reference: 'APR-TEST-0005' });
const form = () => screen.getByRole('form', { name: 'Request a free inspection' });

async function fillAndSend(button = 'Send message') {
  fillHomeForm();
  fireEvent.click(screen.getByRole('button', { name: button }));
}

async function sendToBusyServer() {
  answer = () => json(503);
  await fillAndSend();
  await waitFor(() => expect(shown()).toContain('Your request is waiting on this device.'));
  expect(expectConsole('error')).toHaveLength(1);
  // Only now the form listens for what becomes of it.
  await act(async () => {});
}

beforeEach(() => {
  queued.clear();
  localStorage.clear();
  sessionStorage.clear();
  fillTimes = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    fillTimes.push(JSON.parse(body)._fillMs);
    return answer();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// Proves 8.3, R1.1.
test.each([
  ['a status that is no success', () => json(500)],
  ['no word of success', () => json(200)],
])(
  '%s in response to the contact form: logged, kept on the device, sent and cleared for the visitor',
  async (_, response) => {
    hydrate(<ContactLeadForm />);
    const contactForm = screen.getByRole<HTMLFormElement>('form', { name: 'Contact us' });
    const field = (name: string) => contactForm.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const typed = {
      firstName: 'Dana',
      lastName: 'Whitaker',
      email: 'dana@example.org',
      phone: '(937) 555-0188',
      service: 'Roof Repair',
    };
    for (const [name, text] of Object.entries(typed)) enterText(field(name) as Element, text);
    answer = response;
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(shown()).toContain('Message Sent!'));
    expect(expectConsole('error').join()).toContain('contact');
    expect(queued.size).toBe(1);
    // The server answered.
    expect(shown()).not.toMatch(/reach our server|connection/);
    for (const name of Object.keys(typed)) expect(field(name)?.value, name).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a request that another tab sends is told of here too', async () => {
  hydrate(<HomeLeadForm fine="" />);
  await sendToBusyServer();
  const [key = ''] = queued.keys();
  localStorage.setItem(`request-left-${key}`, 'APR-TEST-0006');
  act(() => void dispatchEvent(new Event('storage')));
  expect(shown()).toContain('Your reference: APR-TEST-0006');
});

test('a request that the visitor deletes is not said to wait any more', async () => {
  hydrate(<HomeLeadForm fine="" />);
  await sendToBusyServer();
  const [key = ''] = queued.keys();
  act(() => publishDeleted(key));
  expect(shown()).not.toContain('waiting on this device');
  expect(shown()).not.toContain('Your reference');
});

test.each([
  ['403', () => json(403, { error: 'from another site' })],
  ['422 without a field to correct', () => json(422, { error: 'This key belongs to another request.' })],
])(
  'a refusal (%s) is called one, keeps what was typed, offers phone and mail, and leaves nothing to wait',
  async (_status, refusal) => {
    hydrate(<HomeLeadForm fine="" />);
    answer = refusal;
    await fillAndSend();
    await waitFor(() => expect(form().textContent).toContain('Our server did not accept your request.'));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Dana Whitaker');
    for (const name of ['Call (218) 555-0177', 'Send it as an email']) screen.getByRole('link', { name });
    expect(shown()).not.toContain('this device keeps');
    expect(queued.size).toBe(0);
    expect(expectConsole('error')).toHaveLength(1);
  },
);

test('a refused request that is sent once more has a key of its own', async () => {
  const keys: (string | null)[] = [];
  hydrate(<HomeLeadForm fine="" />);
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? null);
    return keys.length === 1 ? json(422, { error: 'This key belongs to another request.' }) : received();
  });
  await fillAndSend();
  await waitFor(() => expect(shown()).toContain('did not accept'));
  expect(expectConsole('error')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(shown()).toContain('Message Sent!'));
  expect(new Set(keys).size).toBe(2);
});

// Proves R1.5.
test('a fault of our own script is no missing connection: the request goes as a plain form, under its key', async () => {
  const posted: Record<string, FormDataEntryValue>[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    expect(this.method).toBe('post');
    expect(new URL(this.action).pathname).toBe('/api/leads/home');
    posted.push(Object.fromEntries(new FormData(this)));
  });
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key'] ?? null);
    // The server has it; what fails is the script that reads its answer.
    return { text: async () => '{}', headers: { get: undefined } };
  });
  hydrate(<HomeLeadForm fine="" />);
  await fillAndSend();
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ name: 'Dana Whitaker', service: 'Roof Repair', _key: keys[0] });
  expect(keys).toHaveLength(1);
  expect(queued.size).toBe(0);
  expect(expectConsole('error').join()).toContain('The script that sends the form home failed.');
  expect(shown()).not.toMatch(/connection|could not/);
  // Back in the page as it was left.
  act(() => void dispatchEvent(new Event('pageshow')));
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(posted).toHaveLength(2));
  expect(posted[1]?._key).toBe(keys[0]);
  expectConsole('error');
});

test('fill time counts from when the page could be seen, not from when its script came', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(9_000);
  hydrate(<HomeLeadForm fine="" />);
  clock.mockReturnValue(9_100);
  answer = received;
  await fillAndSend();
  await waitFor(() => expect(fillTimes).toEqual(['9100']));
});

test('in a tab opened in the background, fill time counts from when it is first shown', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(500);
  vi.resetModules();
  const { HomeLeadForm: Form } = await import('./HomeLeadForm.tsx');
  visibility.mockReturnValue('visible');
  clock.mockReturnValue(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  hydrate(<Form fine="" />);
  clock.mockReturnValue(64_000);
  answer = received;
  await fillAndSend();
  await waitFor(() => expect(fillTimes).toEqual(['4000']));
});

test('after a request was sent, fill time counts from then', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(20_000);
  hydrate(<HomeLeadForm fine="" />);
  answer = received;
  await fillAndSend();
  await waitFor(() => expect(shown()).toContain('Message Sent!'));
  clock.mockReturnValue(27_000);
  await fillAndSend('Message Sent!');
  await waitFor(() => expect(fillTimes).toEqual(['20000', '7000']));
});
