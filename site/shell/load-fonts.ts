// The site's own typefaces come after the words: the first view is set in stand-ins of the same measure, and the fonts are
// fetched when the page has loaded. The further pages of the visit say before their first paint that they are there
// (Page.astro). Not longer than the visit: who knows what a browser has thrown away by the next one.

import { fontsItem } from './fonts-item.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** Somebody who asks to save data reads just as well in the stand-ins. */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

async function loadFonts(): Promise<void> {
  if (savesData()) return;
  document.documentElement.dataset.fonts = '';
  await document.fonts.ready;
  try {
    sessionStorage.setItem(fontsItem, 'kept');
  } catch {
    // Without storage every page starts in the stand-ins.
  }
}

/** A page that is prepared in the background paints nothing until it is shown; it need not wait for that. */
const longestWaitForPaintMs = 2000;

/** Resolves once the first words stand on the screen: a font asked for earlier would be waited for. */
function firstPaint(): Promise<unknown> {
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (!entries.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, longestWaitForPaintMs))]);
}

const loadAfterPaint = () => void firstPaint().then(loadFonts);
if (document.readyState === 'complete') loadAfterPaint();
else addEventListener('load', loadAfterPaint, { once: true });
