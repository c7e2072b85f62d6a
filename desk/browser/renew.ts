// A list that shows what has come in without being asked. While somebody types, it offers to instead; once they have
// pressed something, it lets that happen.

const list = document.querySelector('[data-renews]');
const note = document.querySelector<HTMLElement>('[data-renew-note]');
/** A page that was asked for is there by then, or was a download. */
const longestWayMs = 10_000;
let leavingUntil = 0;

if (list) {
  addEventListener('beforeunload', () => {
    leavingUntil = performance.now() + longestWayMs;
  });
  new EventSource('/desk/changes').onmessage = () => {
    const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
    const isLeaving = performance.now() < leavingUntil;
    if ((isTyping || isLeaving) && note) note.hidden = false;
    else location.reload();
  };
}
