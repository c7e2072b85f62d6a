// What the header and the menu do beyond plain HTML. Without it the header stays tall and the menu opens as a popover.

const header = document.querySelector('[data-site-header]');
const scrollMark = document.querySelector('[data-scroll-mark]');
if (header && scrollMark) {
  new IntersectionObserver((entries) => {
    header.toggleAttribute('data-compact', entries.at(-1)?.isIntersecting === false);
  }).observe(scrollMark);
}

// The bar at the foot of a small window, and on the home page the button of the header.
const waiting = document.querySelectorAll<HTMLElement>('[data-call-bar]');
const pageActions =
  document.querySelector('main [data-page-actions]') ?? document.querySelector('main .buttons');
if (waiting.length > 0) {
  const show = (isShown: boolean) => {
    for (const part of waiting) part.dataset.callBar = isShown ? 'shown' : 'waiting';
  };
  if (pageActions)
    new IntersectionObserver((entries) => show(entries.at(-1)?.isIntersecting === false)).observe(
      pageActions,
    );
  else show(true);
}

const menu = document.querySelector<HTMLDialogElement>('[data-site-menu]');
const menuOpener = document.querySelector<HTMLButtonElement>('[data-menu-opener]');
if (menu && menuOpener) {
  const setExpanded = (isOpen: boolean) => menuOpener.setAttribute('aria-expanded', String(isOpen));
  const open = () => {
    menu.showModal();
    setExpanded(true);
  };
  const close = () => menu.close();
  setExpanded(false);
  menuOpener.addEventListener('click', (event) => {
    // Instead of the popover: a modal dialog keeps the focus inside and gives it back on closing.
    event.preventDefault();
    open();
  });
  // Opened before this script was there, it is a popover; older browsers do not even know the word.
  if ('popover' in menu && menu.matches(':popover-open')) {
    menu.hidePopover();
    open();
  }
  menu.addEventListener('close', () => setExpanded(false));
  menu.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('a, [data-menu-closer]');
    if (!pressed) return;
    if (pressed instanceof HTMLButtonElement) event.preventDefault();
    close();
  });
  // The location can also change by the browser's own buttons, and a page can come back from the cache as it was left.
  for (const change of ['popstate', 'hashchange', 'pagehide']) window.addEventListener(change, close);
  // A window wide enough shows the navigation in the header.
  matchMedia('(max-width: 79.5em)').addEventListener('change', close);
}

// Firefox scrolls to the drawing around a link and not to the link; to a shape in the link it does.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof SVGAElement && target.matches(':focus-visible'))
    target.firstElementChild?.scrollIntoView({ block: 'nearest' });
});

// Answers folded away on screen are open on paper. Newer browsers do so by print.css.
let openedForPrint: readonly HTMLDetailsElement[] = [];
const setOpen = (isOpen: boolean) => {
  for (const details of openedForPrint) details.open = isOpen;
};
addEventListener('beforeprint', () => {
  openedForPrint = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  setOpen(true);
});
addEventListener('afterprint', () => setOpen(false));

export {};
