// The site's own typefaces come after the words: the first view is set in stand-ins of the same measure, and the fonts are
// fetched when the page has loaded. The further pages of the visit say before their first paint that they are there
// (Page.astro). Not longer than the visit: who knows what a browser has thrown away by the next one.

import { firstPaint } from '../islands/first-paint.ts';
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

// A font asked for before the first paint would be waited for.
const loadAfterPaint = () => void firstPaint().then(loadFonts);
if (document.readyState === 'complete') loadAfterPaint();
else addEventListener('load', loadAfterPaint, { once: true });
