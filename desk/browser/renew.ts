// Every page says in its title how many wait for a call. A list reloads itself when a request comes in; while somebody is
// using it (focus, selection, open details, a changed field) or leaving it, it shows a link instead.

const list = document.querySelector('[data-renews]');
const { changes: shown } = document.body.dataset;
const count = document.querySelector('[data-waiting]');
const note = document.querySelector<HTMLElement>('[data-renew-note]');
const signInNote = document.querySelector<HTMLElement>('[data-sign-in-note]');
/** By then the next page is there, or it was a download and this one stays. */
const navigationTimeoutMs = 10_000;
/** Longer lets a request wait to be seen. In a hidden tab browsers ask once a minute. */
const askEveryMs = 5_000;
let leavingUntil = 0;

const isChanged = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.hasAttribute('selected'))
    : field.value !== field.defaultValue;

/** Whether a reload would lose something: the focus, a selection, what is open or typed. */
function isBeingUsed(): boolean {
  // Clicking empty space focuses body or main.
  const hasFocus = !document.activeElement?.matches('body, main');
  const hasSelection = getSelection()?.isCollapsed === false;
  const isOpen = document.querySelector('details[open]') !== null;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return hasFocus || hasSelection || isOpen || [...fields].some(isChanged);
}

function tellCount(waiting: number): void {
  const told = waiting > 0 ? `(${waiting})` : '';
  document.title = `${told} ${document.title.replace(/^\(\d+\) /, '')}`.trimStart();
  if (count) count.textContent = told && ` ${told}`;
}

/** Reloads the list, or shows `link` to do so. */
function renew(link: HTMLElement | null): void {
  const isLeaving = performance.now() < leavingUntil;
  if ((isBeingUsed() || isLeaving) && link) link.hidden = false;
  else location.reload();
}

/** @param since what the page shows: anything newer is told, also after the device has slept. */
async function askForChanges(since: string): Promise<void> {
  const response = await fetch('/desk/changes').catch(() => null);
  // A list whose session is over must say so: it would look as if nothing came in any more.
  if (response?.status === 401) return list ? renew(signInNote) : undefined;
  const answer = response?.ok ? await response.json().catch(() => null) : null;
  const { newestChange = since, waiting } = answer ?? {};
  if (newestChange !== since) {
    tellCount(waiting);
    if (list) renew(note);
  }
  setTimeout(askForChanges, askEveryMs, newestChange);
}

if (shown !== undefined) {
  addEventListener('beforeunload', () => {
    leavingUntil = performance.now() + navigationTimeoutMs;
  });
  setTimeout(askForChanges, askEveryMs, shown);
}

export {};
