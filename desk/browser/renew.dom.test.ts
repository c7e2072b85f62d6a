import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the server answers the next time the page asks. */
let answer: () => Promise<Response>;

const changed = (waiting: number) => async () => Response.json({ newestChange: `${waiting}`, waiting });
const passTime = () => vi.advanceTimersByTimeAsync(5_000);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  answer = async () => Response.json({ newestChange: '17 a', waiting: 2 });
  vi.stubGlobal('fetch', () => answer());
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

const find = <Wanted extends HTMLElement>(selector: string) => document.querySelector(selector) as Wanted;

const isOffered = (name: string) => !document.querySelector<HTMLElement>(`[data-${name}-note]`)?.hidden;

test('a list asks until there is something newer than it shows, also after the server was away', async () => {
  await import('./renew.ts');
  document.querySelector('input')?.focus();
  await passTime();
  for (const trouble of [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<html>', { status: 502 }),
    async () => new Response('<html>'),
  ]) {
    answer = trouble;
    await passTime();
  }
  expect([isOffered('renew'), isOffered('sign-in')]).toEqual([false, false]);
  answer = changed(3);
  await passTime();
  expect([isOffered('renew'), isOffered('sign-in')]).toEqual([true, false]);
});

test('a list whose session is over says so, and no longer looks as if nothing came in', async () => {
  await import('./renew.ts');
  document.querySelector('input')?.focus();
  answer = async () => new Response(null, { status: 401 });
  await passTime();
  expect([isOffered('renew'), isOffered('sign-in')]).toEqual([false, true]);
});

/** What has come in, and whether the page took it on its own. */
async function comesInNew(): Promise<boolean> {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await import('./renew.ts');
  answer = changed(3);
  await passTime();
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
  answer = changed(12);
  await passTime();
  expect([document.title, find('a').textContent]).toEqual(['(12) To call | Desk', 'Requests (12)']);
  answer = changed(0);
  await passTime();
  expect([document.title, find('a').textContent]).toEqual(['To call | Desk', 'Requests']);
  expect(reload).not.toHaveBeenCalled();
});
