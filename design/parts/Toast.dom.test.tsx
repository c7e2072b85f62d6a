import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '../../tests/hydrate.ts';
import { ToastRegion, type Toasts, useToast } from './Toast.tsx';

let toasts: Toasts;
function Page() {
  toasts = useToast();
  return <ToastRegion toasts={toasts} dismissLabel="Dismiss" />;
}

const thanks = { kind: 'done', title: 'Thank you!', text: 'Here are your results.' } as const;
const failure = { kind: 'failed', title: 'Submission Error', text: 'Please try again.' } as const;

const show = (toast: typeof thanks | typeof failure) => act(() => toasts.show(toast));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const openTitles = () =>
  [...document.querySelectorAll('[data-open="true"] p:first-child')].map((p) => p.textContent);
const box = () => {
  const found = document.querySelector<HTMLElement>('[data-open]');
  if (!found) throw new Error('no toast');
  return found;
};
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss' });
const touch = (clientX: number) => ({ clientX, pointerId: 1, pointerType: 'touch' });

beforeEach(() => {
  vi.useFakeTimers();
  hydrate(<Page />);
});

afterEach(() => {
  vi.useRealTimers();
});

// Proves 9.1.
test('a toast goes away on its own after five seconds', () => {
  show(thanks);
  wait(4999);
  expect(openTitles()).toEqual(['Thank you!']);
  wait(1);
  expect(openTitles()).toEqual([]);
});

// Proves 8.9.
test('there is one at a time: the next takes the place of the last and gets its full five seconds', () => {
  show(thanks);
  wait(3000);
  show(failure);
  expect(openTitles()).toEqual(['Submission Error']);
  wait(4999);
  expect(openTitles()).toEqual(['Submission Error']);
});

test('it waits while the focus is in it, then starts its time again', () => {
  show(thanks);
  act(() => dismissButton().focus());
  wait(60_000);
  expect(openTitles()).toEqual(['Thank you!']);
  act(() => dismissButton().blur());
  wait(5000);
  expect(openTitles()).toEqual([]);
});

// Proves 9.2.
test('a swipe of 50 px sends it away, one of 49 px does not', () => {
  show(thanks);
  fireEvent.pointerDown(box(), touch(100));
  fireEvent.pointerMove(box(), touch(149));
  fireEvent.pointerUp(box(), touch(149));
  expect(openTitles()).toEqual(['Thank you!']);
  fireEvent.pointerDown(box(), touch(100));
  fireEvent.pointerUp(box(), touch(50));
  expect(openTitles()).toEqual([]);
});

test('failures interrupt a listener, good news waits its turn', () => {
  show(thanks);
  expect(screen.getByRole('status').textContent).toContain('Thank you!');
  show(failure);
  expect(screen.getByRole('alert').textContent).toContain('Submission Error');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('dismissed from the keyboard, it gives the focus back', () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  show(thanks);
  act(() => dismissButton().focus());
  fireEvent.click(dismissButton());
  expect(openTitles()).toEqual([]);
  expect(document.activeElement).toBe(before);
  before.remove();
});

// Proves 9.3.
test('a dismissed toast is taken out of the page a thousand seconds later', () => {
  show(thanks);
  fireEvent.click(dismissButton());
  wait(999_999);
  expect(document.querySelector('[data-open="false"]')).not.toBeNull();
  wait(1);
  expect(document.querySelector('[data-open]')).toBeNull();
});
