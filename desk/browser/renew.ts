// A list that shows what has come in without being asked. While somebody types, it offers to instead.

const list = document.querySelector('[data-renews]');
const note = document.querySelector<HTMLElement>('[data-renew-note]');

if (list) {
  new EventSource('/desk/changes').onmessage = () => {
    const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
    if (isTyping && note) note.hidden = false;
    else location.reload();
  };
}
