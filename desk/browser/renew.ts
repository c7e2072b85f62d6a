// A list that shows what has come in without being asked. While somebody types, it offers to instead; once they have
// pressed something, it lets that happen.

const list = document.querySelector('[data-renews]');
const note = document.querySelector<HTMLElement>('[data-renew-note]');
/** A page that was asked for is there by then, or was a download. */
const longestWayMs = 10_000;
/** Browsers come back by themselves after a broken connection, but not after a refusal, such as while a server restarts. */
const listenAgainAfterMs = 15_000;
let leavingUntil = 0;

/** @param since what the list shows: whatever is newer is told at once, also after the device has slept. */
function listen(since: string): void {
  const changes = new EventSource(`/desk/changes?${new URLSearchParams({ since })}`);
  changes.onmessage = () => {
    const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
    const isLeaving = performance.now() < leavingUntil;
    if ((isTyping || isLeaving) && note) note.hidden = false;
    else location.reload();
  };
  changes.onerror = () => {
    if (changes.readyState === EventSource.CLOSED) setTimeout(() => listen(since), listenAgainAfterMs);
  };
}

if (list) {
  addEventListener('beforeunload', () => {
    leavingUntil = performance.now() + longestWayMs;
  });
  listen(list.getAttribute('data-renews') ?? '');
}

export {};
