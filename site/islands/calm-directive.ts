// client:calm — an island that is plain HTML until somebody turns to it: a press, a key or the focus inside brings it to
// life. Its script is fetched when the page has settled, while there is a connection, so that it neither competes with the
// words for one bar of signal nor is missing when that bar is gone. What is typed meanwhile is kept
// (site/lead-forms/useLeadForm.ts), and a form sent before the script is there waits for it.

import type { ClientDirective } from 'astro';
import { firstPaint } from './first-paint.ts';

/** After the load event: sooner and the script meets the fonts on the way, later and a short visit ends without it. */
const settleMs = 1000;

/** Longer and the browser sends the form itself, which works as well: the server then answers with a page. */
const longestWaitForScriptMs = 6000;

export interface CalmOptions {
  /** 'once loaded': the island is what people came for, so it waits for the words and then for nobody. */
  readonly wakes?: 'once loaded';
  /** Item of session storage that an earlier page left to be filled in here; a query in the address counts as one. */
  readonly filledFrom?: string;
}

function hasReasonToWake({ wakes, filledFrom }: CalmOptions): boolean {
  if (wakes === 'once loaded' || location.search !== '') return true;
  try {
    return filledFrom !== undefined && sessionStorage.getItem(filledFrom) !== null;
  } catch {
    return false;
  }
}

/**
 * Fetches what `element` needs without running it: run now, it would hold up whoever scrolls or presses meanwhile.
 * The build names the modules (ops/postbuild/island-modules.ts). Returns false where only running fetches them.
 */
function fetchModules(element: HTMLElement): boolean {
  const paths = element.dataset.modules?.split(' ') ?? [];
  if (paths.length === 0 || !document.createElement('link').relList.supports('modulepreload')) return false;
  for (const href of paths) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return true;
}

const calmDirective: ClientDirective = (load, options, element) => {
  const calmOptions = typeof options.value === 'object' ? (options.value as CalmOptions) : {};
  const isAlive = () => !element.hasAttribute('ssr');
  let comingAlive: Promise<void> | undefined;
  const comeAlive = async () => {
    comingAlive ??= load().then((hydrate) => hydrate());
    await comingAlive;
    // A script that could not be fetched is no error here, only an island that is still asleep.
    if (!isAlive()) comingAlive = undefined;
  };

  for (const sign of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
    element.addEventListener(sign, () => void comeAlive(), { once: true, passive: true });
  }

  const sendWhenAlive = async (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const tooLong = new Promise((resolve) => setTimeout(resolve, longestWaitForScriptMs));
    await Promise.race([comeAlive(), tooLong]).catch(() => {});
    const offlineNote = form.querySelector<HTMLElement>('[data-offline-note]');
    if (!isAlive() && offlineNote && !navigator.onLine) {
      // Sent now, it would end on the browser's own error page, with everything that was typed.
      offlineNote.hidden = false;
      return;
    }
    element.removeEventListener('submit', sendWhenAlive);
    if (!isAlive()) {
      form.submit();
      return;
    }
    // React takes over piece by piece and lets a submit pass meanwhile; for a key it finishes at once.
    form.dispatchEvent(new Event('keyup', { bubbles: true }));
    setTimeout(() => form.requestSubmit());
  };
  element.addEventListener('submit', sendWhenAlive);
  element.addEventListener(
    'astro:hydrate',
    () => setTimeout(() => element.removeEventListener('submit', sendWhenAlive)),
    { once: true },
  );

  // Our own messages with their summary instead of the browser's bubbles, also before React is there to show them.
  for (const form of element.querySelectorAll('form')) form.noValidate = true;

  const onceLoaded = async () => {
    if (hasReasonToWake(calmOptions)) {
      await firstPaint();
      // All at once, instead of each when the one before has named it.
      fetchModules(element);
      void comeAlive();
    } else setTimeout(() => fetchModules(element) || load().catch(() => {}), settleMs);
  };
  if (document.readyState === 'complete') void onceLoaded();
  else window.addEventListener('load', () => void onceLoaded(), { once: true });
};

export default calmDirective;
