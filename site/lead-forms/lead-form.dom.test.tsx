import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emergencyChoice } from '#content/services/service-choices.ts';
import { readAttribution } from '#leads/forms/attribution.ts';
import { enterText, fillHomeForm, hydrate } from '../../tests/hydrate.ts';
import { expectConsole } from '../../tests/unexpected-console-output-fails.ts';
import { HomeLeadForm } from './HomeLeadForm.tsx';
import { recordAttribution } from './visit.ts';

let posts: { phone?: string }[];
let answer: () => Response | Promise<Response>;

const shown = () => document.body.textContent ?? '';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function send() {
  await press('Send message');
  await waitFor(() => expect(shown()).toContain('Message Sent!'));
}

beforeEach(() => {
  posts = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    return answer();
  });
  answer = () => new Response(JSON.stringify({ reference: 'APR-TEST-0007' }), { status: 201 });
  hydrate(<HomeLeadForm fine="" />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Proves 4.9, 4.10.
test('"Message Sent!" and the thank-you note stay for five seconds; then the empty form is as at first', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  fillHomeForm();
  await press('Send message');
  await pass(0);
  await pass(4_999);
  expect(shown()).toContain('Message Sent!');
  expect(shown()).toContain('Thank you. We have your request');
  await pass(1);
  expect(shown()).not.toContain('Message Sent!');
  expect(shown()).not.toContain('Thank you. We have your request');
  expect(shown()).toContain('Your request has been sent.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(false);
  for (const label of ['Name', 'Email', 'Phone', 'Service needed']) expect(field(label).value).toBe('');
});

test('a request takes along where the visitor came from', async () => {
  history.replaceState(null, '', '/?utm_source=postcard');
  recordAttribution();
  history.replaceState(null, '', '/');
  fillHomeForm();
  await send();
  expect(readAttribution(posts[0] ?? {})).toMatchObject({ utmSource: 'postcard', sentFrom: '/' });
});

// Proves R38.4.
test('the thanks for an emergency ask to call now, with the number as a button, for as long as they stand there', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fillHomeForm();
  enterText(field('Service needed'), emergencyChoice);
  await press('Send message');
  await act(async () => void (await vi.advanceTimersByTimeAsync(6_000)));
  expect(shown()).not.toContain('Message Sent!');
  const thanks = document.querySelector<HTMLElement>('[data-confirmation]');
  expect(thanks?.textContent).toContain('We have your request. Please call now.');
  expect(shown()).not.toContain('24 hours');
  expect(thanks?.querySelector('a[href^="tel:"]')?.textContent).toMatch(/^Call /);
});

test('a second press while the button reads "Message Sent!" sends nothing and finds nothing wrong', async () => {
  fillHomeForm();
  await send();
  await press('Message Sent!');
  expect(shown()).not.toContain('Nothing has been sent');
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  expect(shown()).toContain('Message Sent!');
  expect(posts).toHaveLength(1);
});

test('anyone who writes a second message while the button still reads "Message Sent!" can send it', async () => {
  fillHomeForm();
  await send();
  fillHomeForm();
  await press('Message Sent!');
  await waitFor(() => expect(posts).toHaveLength(2));
});

test.each([
  ['at once', false],
  ['after a try without an email', true],
])(
  'a message sent with the mouse right from the last field, %s, leaves no complaint',
  async (_, triesBefore) => {
    fillHomeForm();
    if (triesBefore) {
      enterText(field('Email'), '');
      await press('Send message');
      expect(shown()).toContain('Nothing has been sent');
    }
    field('Email').focus();
    enterText(field('Email'), 'dana@example.org');
    const button = screen.getByRole('button', { name: 'Send message' });
    fireEvent.pointerDown(button);
    act(() => field('Email').blur());
    fireEvent.pointerUp(button);
    await send();
    // What was put off until after the press has happened by now.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(field('Email').value).toBe('');
    expect(shown()).not.toContain('Nothing has been sent');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(posts).toHaveLength(1);
  },
);

test('after a right press, whose end WebKit does not tell, a field that is left still says what is wrong', () => {
  enterText(field('Email'), 'dana@');
  fireEvent.pointerDown(field('Email'), { button: 2 });
  fireEvent.blur(field('Email'));
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
});

// Proves R7.2, R7.3.
test('a phone number is formatted in the field once it is left, and sent as it was typed', async () => {
  fillHomeForm();
  expect(field('Phone').value).toBe('937.555.0188');
  fireEvent.blur(field('Phone'));
  expect(field('Phone').value).toBe('(937) 555-0188');
  await send();
  expect(posts[0]?.phone).toBe('937.555.0188');
});

test('anyone who edits the formatted phone number sends it as edited', async () => {
  fillHomeForm();
  fireEvent.blur(field('Phone'));
  enterText(field('Phone'), '(937) 555-0188 x4');
  expect(field('Phone').value).toBe('(937) 555-0188 x4');
  await send();
  expect(posts[0]?.phone).toBe('(937) 555-0188 x4');
});

// Proves 8.1, 8.2.
test.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => new Response('{}', { status: 500 })],
  ['a response that is no success', () => new Response('<html>', { status: 200 })],
  ['a refusal', () => new Response('{"error":"from our own pages only"}', { status: 403 })],
])('%s is written to the console, without what was typed', async (_, failure) => {
  answer = failure;
  fillHomeForm();
  await press('Send message');
  await waitFor(() => expect(posts).toHaveLength(1));
  await act(async () => {});
  const [line = []] = expectConsole('error');
  expect(line.join()).toContain('home');
  expect(line.join()).not.toContain('Dana');
});

// Proves 4.8.
test('while a message is being sent the button reads "Processing..." and cannot be pressed', async () => {
  let arrive: (response: Response) => void = () => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  fillHomeForm();
  await press('Send message');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' });
  expect(button.disabled).toBe(true);
  await act(async () => arrive(new Response(JSON.stringify({ reference: 'APR-1' }), { status: 201 })));
});

// Proves R31.2.
test('what was typed survives a reload in this tab, until it has been sent', async () => {
  fillHomeForm();
  const reload = () => {
    cleanup();
    hydrate(<HomeLeadForm fine="" />);
  };
  reload();
  expect(field('Name').value).toBe('Dana Whitaker');
  expect(field('Service needed').value).toBe('Roof Repair');
  await send();
  // How long it took to type is not known any more.
  expect(Object.keys(posts[0] ?? {})).not.toContain('_fillMs');
  reload();
  expect(field('Service needed').value).toBe('');
});

// Proves 5.2.
test('the email field is one for email, the phone field one for phones', () => {
  expect([field('Email').type, field('Phone').type]).toEqual(['email', 'tel']);
});
