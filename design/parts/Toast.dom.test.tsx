import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RenderedPart, renderInPage } from './render-in-page.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastStore, type ToastStore } from './toast-store.ts';

let part: RenderedPart;
let store: ToastStore;

const thanks = { kind: 'done', title: 'Thank you!', text: 'Here are your results.' } as const;
const failure = { kind: 'failed', title: 'Submission Error', text: 'Please try again.' } as const;

const show = (toast: typeof thanks | typeof failure) => act(async () => store.show(toast));
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const openTitles = () =>
  [...part.host.querySelectorAll('[data-open="true"] p:first-child')].map((p) => p.textContent);
const box = () => {
  const found = part.host.querySelector<HTMLElement>('[data-open]');
  if (!found) throw new Error('no toast');
  return found;
};
const point = (name: string, clientX = 0) =>
  act(async () => {
    box().dispatchEvent(
      new PointerEvent(name, { bubbles: true, clientX, pointerId: 1, pointerType: 'touch' }),
    );
  });

beforeEach(async () => {
  vi.useFakeTimers();
  store = createToastStore();
  part = await renderInPage(<ToastRegion store={store} dismissLabel="Dismiss" />);
});

afterEach(async () => {
  await part.leave();
  vi.useRealTimers();
});

test('a toast goes by itself after five seconds', async () => {
  await show(thanks);
  await wait(4999);
  expect(openTitles()).toEqual(['Thank you!']);
  await wait(1);
  expect(openTitles()).toEqual([]);
});

test('there is one at a time: the next takes the place of the last and gets its full five seconds', async () => {
  await show(thanks);
  await wait(3000);
  await show(failure);
  expect(openTitles()).toEqual(['Submission Error']);
  await wait(4999);
  expect(openTitles()).toEqual(['Submission Error']);
});

test('it waits while the focus is in it, then starts its time again', async () => {
  await show(thanks);
  await act(async () => box().querySelector('button')?.focus());
  await wait(60_000);
  expect(openTitles()).toEqual(['Thank you!']);
  await act(async () => box().querySelector('button')?.blur());
  await wait(5000);
  expect(openTitles()).toEqual([]);
});

test('a swipe of 50 px sends it away, one of 49 px does not', async () => {
  await show(thanks);
  for (const name of ['pointerdown', 'pointermove']) await point(name, 100);
  await point('pointermove', 149);
  await point('pointerup', 149);
  expect(openTitles()).toEqual(['Thank you!']);
  await point('pointerdown', 100);
  await point('pointerup', 50);
  expect(openTitles()).toEqual([]);
});

test('failures interrupt a listener, good news waits its turn', async () => {
  await show(thanks);
  expect(part.host.querySelector('[role="status"]')?.textContent).toContain('Thank you!');
  await show(failure);
  expect(part.host.querySelector('[role="alert"]')?.textContent).toContain('Submission Error');
  expect(part.host.querySelector('[role="status"]')?.textContent).toBe('');
});

test('dismissed from the keyboard, it gives the focus back', async () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  await show(thanks);
  const dismiss = box().querySelector('button');
  await act(async () => dismiss?.focus());
  await act(async () => dismiss?.click());
  expect(openTitles()).toEqual([]);
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('a dismissed toast is taken out of the page a thousand seconds later', async () => {
  await show(thanks);
  await act(async () => store.dismiss());
  await wait(999_999);
  expect(part.host.querySelector('[data-open="false"]')).not.toBeNull();
  await wait(1);
  expect(part.host.querySelector('[data-open]')).toBeNull();
});
