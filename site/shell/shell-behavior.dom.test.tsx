import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { phoneHref } from '#content/business/contact-links.ts';
import { PageHead } from '../sections/parts/PageHead.tsx';
import { CallBar } from './CallBar.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';

let observed: Map<Element, (entries: { isIntersecting: boolean }[]) => void>;

/** The visitor scrolls so that this part of the page is in sight, or no longer. */
const scroll = (part: string, isInSight: boolean) =>
  observed.get(document.querySelector(part) as Element)?.([{ isIntersecting: isInSight }]);

const header = () => document.querySelector('[data-site-header]') as HTMLElement;
const menu = () => document.querySelector('dialog') as HTMLDialogElement;
const opener = () => document.querySelector('[data-menu-opener]') as HTMLButtonElement;

beforeEach(async () => {
  observed = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe(part: Element) {
        observed.set(part, this.#report);
      }
    },
  );
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <SiteHeader path="/" isSticky />
      <SiteMenu path="/" />
      <main>
        <ol className="row">
          <li>The way here</li>
        </ol>
        <p className="row buttons" data-test="actions">
          <a href="/contact">A button of the page</a>
        </p>
      </main>
      <CallBar path="/" />
    </>,
  );
  vi.resetModules();
  await import('./shell-behavior.ts');
});

// Proves 4.3.
test('the header is compact while the first 50 px are out of sight', () => {
  scroll('[data-scroll-mark]', false);
  expect(header().hasAttribute('data-compact')).toBe(true);
  scroll('[data-scroll-mark]', true);
  expect(header().hasAttribute('data-compact')).toBe(false);
});

test('the bar to call, and the button in the header of the home page, wait until the page’s own are out of sight', () => {
  const states = () =>
    [...document.querySelectorAll<HTMLElement>('[data-call-bar]')].map(({ dataset }) => dataset.callBar);
  expect(states()).toEqual(['waiting', 'waiting']);
  scroll('[data-test="actions"]', false);
  expect(states()).toEqual(['shown', 'shown']);
  scroll('[data-test="actions"]', true);
  expect(states()).toEqual(['waiting', 'waiting']);
});

test('where every minute counts the number in the heading is enough, and after it the bar leads with an amber call', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <main>
        <PageHead breadcrumbs={[]} heading="Emergency Repairs" picture={null} isUrgent />
        <p className="row">Buttons further down</p>
      </main>
      <CallBar path="/emergency-repairs" />
    </>,
  );
  vi.resetModules();
  await import('./shell-behavior.ts');
  const bar = document.querySelector<HTMLElement>('[data-call-bar]');
  const number = '[data-page-actions]:has(a[href^="tel:"])';
  scroll(number, true);
  expect(bar?.dataset.callBar).toBe('waiting');
  scroll(number, false);
  expect(bar?.dataset.callBar).toBe('shown');
  expect(bar?.dataset.surface).toBe('strong');
  expect(bar?.querySelector('a')?.matches(`[href="${phoneHref}"][class*="emergency"]`)).toBe(true);
  expect(bar?.querySelectorAll('[class*="emergency"]')).toHaveLength(1);
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

test('on paper every answer is open, and afterwards as the visitor left it', () => {
  const questions = ['<details>', '<details open>', '<details>'].map(
    (tag) => `${tag}<p>Answer</p></details>`,
  );
  document.querySelector('main')?.insertAdjacentHTML('beforeend', questions.join(''));
  const open = () => [...document.querySelectorAll('details')].map((details) => details.open);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([false, true, false]);
});
