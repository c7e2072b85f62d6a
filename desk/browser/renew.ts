// Every page says in its title how many wait for a call; a list shows what has come in without being asked. While somebody has it in hand, it offers to instead; once they have
// pressed something, it lets that happen.

const list = document.querySelector('[data-renews]');
const { changes: shown } = document.body.dataset;
const count = document.querySelector('[data-waiting]');
const note = document.querySelector<HTMLElement>('[data-renew-note]');
const signInNote = document.querySelector<HTMLElement>('[data-sign-in-note]');
/** A page that was asked for is there by then, or was a download. */
const longestWayMs = 10_000;
/** Browsers come back on their own after a broken connection, but not after a refusal, such as while a server restarts. */
const listenAgainAfterMs = 15_000;
let leavingUntil = 0;

const isChanged = (field: HTMLInputElement | HTMLSelectElement) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.hasAttribute('selected'))
    : field.value !== field.defaultValue;

/** Whether a new page would take something away: the place of the keyboard, what is open, typed or marked. */
function isInHand(): boolean {
  // A press beside everything leaves the keyboard at one of these.
  const isSomewhere = !document.activeElement?.matches('body, main');
  const isMarked = getSelection()?.isCollapsed === false;
  const isOpen = document.querySelector('details[open]') !== null;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return isSomewhere || isMarked || isOpen || [...fields].some(isChanged);
}

function tellCount(waiting: string): void {
  const told = /^[1-9]\d*$/.test(waiting) ? `(${waiting})` : '';
  document.title = `${told} ${document.title.replace(/^\(\d+\) /, '')}`.trimStart();
  if (count) count.textContent = told && ` ${told}`;
}

/** Does what the list offers, or leaves it as an offer while somebody works on the list. */
function renew(offer: HTMLElement | null): void {
  const isLeaving = performance.now() < leavingUntil;
  if ((isInHand() || isLeaving) && offer) offer.hidden = false;
  else location.reload();
}

/** Without a word, a list whose session is over would look as if nothing came in any more. */
async function listenAgain(since: string): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (response?.status !== 401) listen(since);
  else if (list) renew(signInNote);
}

/** @param since what the list shows: whatever is newer is told at once, also after the device has slept. */
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
    leavingUntil = performance.now() + longestWayMs;
  });
  listen(shown);
}

export {};
