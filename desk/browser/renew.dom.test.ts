import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The browser's own, as far as this page uses it; a refusal closes it for good. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = 1;
  onmessage = (_event: { data: string }) => {};
  onerror = () => {};

  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeEventSource.opened.push(this);
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeEventSource.opened.length = 0;
  vi.stubGlobal('EventSource', FakeEventSource);
  document.body.dataset.changes = '17 a';
  document.title = 'To call | Desk';
  document.body.innerHTML = `<main tabindex="-1"><div data-renews="">
    <a data-renew-note hidden href="/desk">Show it</a><a data-sign-in-note hidden href="/desk">Sign in</a>
    <form><input name="q" value="baker"><details><summary>Narrow down</summary>
      <select><option value="">Any</option><option value="won" selected>Won</option></select></details></form>
    <p><a href="/desk/requests/1">Ruth Baker</a></p></div></main>`;
});

afterEach(() => {
  getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the page is asked for once the server has refused to go on telling it. */
function refuse(status: number): void {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const [first] = FakeEventSource.opened;
  if (first) first.readyState = FakeEventSource.CLOSED;
  first?.onerror();
}

const find = <Wanted extends HTMLElement>(selector: string) => document.querySelector(selector) as Wanted;

const isOffered = (name: string) => !document.querySelector<HTMLElement>(`[data-${name}-note]`)?.hidden;

test('a list that the server refused to renew asks again later, for what is newer than it shows', async () => {
  await import('./renew.ts');
  const { opened } = FakeEventSource;
  expect(opened[0]?.address).toBe('/desk/changes?since=17+a');
  // A broken connection, which browsers repair themselves.
  opened[0]?.onerror();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveLength(1);
  refuse(502);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened.map(({ address }) => address)).toEqual(Array(2).fill('/desk/changes?since=17+a'));
  document.querySelector('input')?.focus();
  opened[1]?.onmessage({ data: 'changed 3' });
  expect([isOffered('renew'), isOffered('sign-in')]).toEqual([true, false]);
});

test('a list whose session is over says so, and no longer looks as if nothing came in', async () => {
  await import('./renew.ts');
  document.querySelector('input')?.focus();
  refuse(401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect([isOffered('renew'), isOffered('sign-in')]).toEqual([false, true]);
});

/** What has come in, and whether the page took it on its own. */
async function comesInNew(): Promise<boolean> {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await import('./renew.ts');
  FakeEventSource.opened[0]?.onmessage({ data: 'changed 3' });
  const renewed = reload.mock.calls.length > 0;
  expect(isOffered('renew')).toBe(!renewed);
  return renewed;
}

test.each<[string, () => void]>([
  ['the keyboard is at a request', () => find('p a').focus()],
  ['the keyboard is at "Narrow down"', () => find('summary').focus()],
  ['"Narrow down" is open', () => find('details').setAttribute('open', '')],
  [
    'a search was typed and left',
    () => {
      find<HTMLInputElement>('[name=q]').value = 'umber';
    },
  ],
  [
    'something was chosen and left',
    () => {
      find<HTMLSelectElement>('select').value = '';
    },
  ],
  ['a phone number is marked to be copied', () => getSelection()?.selectAllChildren(find('p'))],
])('what has come in is only offered while %s', async (_what, prepare) => {
  prepare();
  expect(await comesInNew()).toBe(false);
});

test('a list that nobody has in hand renews itself, also after a press beside everything', async () => {
  find('main').focus();
  expect(await comesInNew()).toBe(true);
});

test('a page that is no list counts in its title who waits for a call, and stays as it is', async () => {
  document.body.innerHTML = '<main><a href="/desk">Requests<b data-waiting></b></a></main>';
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await import('./renew.ts');
  const [changes] = FakeEventSource.opened;
  changes?.onmessage({ data: 'changed 12' });
  expect([document.title, find('a').textContent]).toEqual(['(12) To call | Desk', 'Requests (12)']);
  changes?.onmessage({ data: 'changed 0' });
  expect([document.title, find('a').textContent]).toEqual(['To call | Desk', 'Requests']);
  expect(reload).not.toHaveBeenCalled();
});
