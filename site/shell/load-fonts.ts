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

/** The stand-ins are fonts of the machine; to load them is to look for them. */
const isOurs = ({ family }: FontFace) => family.includes('Variable');

async function loadFonts(): Promise<void> {
  if (savesData()) return;
  // Here before they are called for: the page turns to them in one go, instead of once for each.
  await Promise.all([...document.fonts].filter(isOurs).map((font) => font.load()));
  document.documentElement.dataset.fonts = '';
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
