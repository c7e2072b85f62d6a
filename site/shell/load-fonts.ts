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

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The parts of the page that are set anew one at a time: header, menu, each section, footer. */
const parts = () => document.querySelectorAll<HTMLElement>('body > :not(main, script), main > *');

async function loadFonts(): Promise<void> {
  const hasThemSinceItsStart = document.documentElement.dataset.fonts !== undefined;
  if (hasThemSinceItsStart || savesData()) return;
  // Here before they are called for: a word is set anew once, and not once for each typeface.
  try {
    await Promise.all([...document.fonts].filter(isOurs).map((font) => font.load()));
  } catch {
    // The connection is gone: the stand-ins stay.
    return;
  }
  try {
    sessionStorage.setItem(fontsItem, 'kept');
  } catch {
    // Without storage every page starts in the stand-ins.
  }
  // What is added to the page later. Said of the root, it would have every element styled once more.
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLElement) node.dataset.fonts = '';
  }).observe(document.body, { childList: true });
  for (const part of parts()) {
    // The whole page in one go would hold up whoever scrolls or presses meanwhile, on a slow phone for a quarter of a second.
    await nextFrame();
    part.dataset.fonts = '';
  }
}

// A font asked for before the first paint would be waited for.
const loadAfterPaint = () => void firstPaint().then(loadFonts);
if (document.readyState === 'complete') loadAfterPaint();
else addEventListener('load', loadAfterPaint, { once: true });
