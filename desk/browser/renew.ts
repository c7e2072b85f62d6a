// Every page says in its title how many wait for a call. A list reloads itself when a request comes in; while somebody is
// using it (focus, selection, open details, a changed field) or leaving it, it shows a link instead.

const list = document.querySelector('[data-renews]');
const { changes: shown } = document.body.dataset;
const count = document.querySelector('[data-waiting]');
const note = document.querySelector<HTMLElement>('[data-renew-note]');
const signInNote = document.querySelector<HTMLElement>('[data-sign-in-note]');
/** By then the next page is there, or it was a download and this one stays. */
const navigationTimeoutMs = 10_000;
/** EventSource reconnects after a broken connection, but not after an error status, as while a server restarts. */
const listenAgainAfterMs = 15_000;
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

function tellCount(waiting: string): void {
  const told = /^[1-9]\d*$/.test(waiting) ? `(${waiting})` : '';
  document.title = `${told} ${document.title.replace(/^\(\d+\) /, '')}`.trimStart();
  if (count) count.textContent = told && ` ${told}`;
}

/** Reloads the list, or shows `link` to do so. */
function renew(link: HTMLElement | null): void {
  const isLeaving = performance.now() < leavingUntil;
  if ((isBeingUsed() || isLeaving) && link) link.hidden = false;
  else location.reload();
}

/** A list whose session is over must say so: it would look as if nothing came in any more. */
async function listenAgain(since: string): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (response?.status !== 401) listen(since);
  else if (list) renew(signInNote);
}

/** @param since what the list shows: anything newer is reported at once, also after the device has slept. */
function listen(since: string): void {
  const changes = new EventSource(`/desk/changes?${new URLSearchParams({ since })}`);
  changes.onmessage = ({ data }) => {
    tellCount(String(data).split(' ')[1] ?? '');
    if (list) renew(note);
  };
  changes.onerror = () => {
    if (changes.readyState === EventSource.CLOSED) setTimeout(() => listenAgain(since), listenAgainAfterMs);
  };
}

if (shown !== undefined) {
  addEventListener('beforeunload', () => {
    leavingUntil = performance.now() + navigationTimeoutMs;
  });
  listen(shown);
}

export {};
