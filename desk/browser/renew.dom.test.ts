import { expect, test, vi } from 'vitest';

/** The browser's own, as far as this page uses it; a refusal closes it for good. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = 1;
  onmessage = () => {};
  onerror = () => {};

  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeEventSource.opened.push(this);
  }
}

test('a list that the server refused to renew asks again later, for what is newer than it shows', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  document.body.innerHTML =
    '<div data-renews="17 a"><a data-renew-note hidden href="/desk">Show it</a><input></div>';
  await import('./renew.ts');
  const { opened } = FakeEventSource;
  const [first] = opened;
  expect(first?.address).toBe('/desk/changes?since=17+a');
  // A broken connection, which browsers mend themselves.
  first?.onerror();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  if (first) first.readyState = FakeEventSource.CLOSED;
  first?.onerror();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.map(({ address }) => address)).toEqual(Array(2).fill('/desk/changes?since=17+a'));
  document.querySelector('input')?.focus();
  opened[1]?.onmessage();
  expect(document.querySelector('a')?.hidden).toBe(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
