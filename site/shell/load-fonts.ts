// The site's own typefaces come after the words: the first view is set in stand-ins of the same measure, and the fonts are
// fetched when the page has loaded. From then on this browser has them, and says so before the first paint (Page.astro).

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
    localStorage.setItem(fontsItem, 'kept');
  } catch {
    // Without storage every page starts in the stand-ins.
  }
}

if (document.readyState === 'complete') void loadFonts();
else addEventListener('load', () => setTimeout(loadFonts), { once: true });
