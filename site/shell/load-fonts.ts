// The site's typefaces come after the first paint: until then the page is set in local fonts of the same measure
// (design/tokens/type.css). Later pages of the visit are painted in the typefaces at once (Page.astro).

import { writeItem } from '../lead-forms/browser-storage.ts';

const root = document.documentElement;

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function loadFonts(): Promise<void> {
  if (root.dataset.fonts !== undefined || savesData()) return;
  const typefaces = [...document.fonts].filter(({ family }) => !family.includes('Stand-in'));
  try {
    // Loaded before they are used: the page is laid out again once, not once for each typeface.
    await Promise.all(typefaces.map((typeface) => typeface.load()));
  } catch {
    // The connection is gone: the local fonts stay.
    return;
  }
  // For this visit only: by the next one the browser may have dropped the files.
  writeItem('sessionStorage', 'fonts', 'loaded');
  root.dataset.fonts = '';
}

// One frame after the load event the first paint is done; a font asked for sooner would delay it.
const loadAfterPaint = () => requestAnimationFrame(() => setTimeout(() => void loadFonts()));
if (document.readyState === 'complete') loadAfterPaint();
else addEventListener('load', loadAfterPaint, { once: true });
