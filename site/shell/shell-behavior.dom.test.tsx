import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';

let scrolledPast: (isMarkInSight: boolean) => void;

const header = () => document.querySelector('[data-site-header]') as HTMLElement;
const menu = () => document.querySelector('dialog') as HTMLDialogElement;
const opener = () => document.querySelector('[data-menu-opener]') as HTMLButtonElement;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        scrolledPast = (isMarkInSight) => report([{ isIntersecting: isMarkInSight }]);
      }
      observe() {}
    },
  );
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <SiteHeader path="/" isSticky />
      <SiteMenu path="/" />
    </>,
  );
  vi.resetModules();
  await import('./shell-behavior.ts');
});

// Proves 4.3.
test('the header is compact while the first 50 px are out of sight', () => {
  scrolledPast(false);
  expect(header().hasAttribute('data-compact')).toBe(true);
  scrolledPast(true);
  expect(header().hasAttribute('data-compact')).toBe(false);
});

// Proves 2.15, 4.1.
test('the menu button opens the menu and announces that it is open', () => {
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  opener().click();
  expect(menu().open).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});

// Proves 4.2.
test.each(['popstate', 'hashchange', 'pagehide'])(
  'the menu closes when the location changes (%s)',
  (change) => {
    opener().click();
    window.dispatchEvent(new Event(change));
    expect(menu().open).toBe(false);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  },
);

// Proves 4.1.
test('a link in the menu closes it, and so does its own button', () => {
  for (const target of ['a[href="/contact"]', '[data-menu-closer]']) {
    opener().click();
    const pressed = menu().querySelector(target) as HTMLElement;
    pressed.addEventListener('click', (event) => event.preventDefault());
    pressed.click();
    expect(menu().open, target).toBe(false);
  }
});

test('a menu opened before the script came becomes one that keeps the focus', async () => {
  // The simulated page knows no popovers, so the test says that it is one.
  const hidePopover = vi.fn();
  Object.assign(menu(), {
    popover: 'auto',
    hidePopover,
    matches: (selector: string) => selector === ':popover-open',
  });
  vi.resetModules();
  await import('./shell-behavior.ts');
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(menu().open).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
});
