import { createRoot } from 'react-dom/client';
import { PaperSheet } from './PaperSheet.tsx';
import type { PaperDocument } from './paper-document.ts';

/** A style sheet that never answers must not keep the document from being printed. */
const longestStyleWaitMs = 4000;

/**
 * Shows the document in a window of its own and opens its print dialog. Call it within the press itself: later, the browser
 * takes the window for an advertisement. Blocked or not, nobody is disturbed (specification §8): false says it was blocked.
 */
export function openPrintWindow(paper: PaperDocument): boolean {
  const opened = window.open('', '_blank');
  if (!opened) return false;
  const { document: page } = opened;
  // The file name without its ending: what a browser proposes when the print is saved as a file.
  page.title = paper.fileName.replace(/\.\w+$/, '');
  page.documentElement.lang = document.documentElement.lang;
  // The policy of the site holds in its windows too: the same style files, in the same order, and the line that ranks them.
  const sheets = [...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) => {
    const copy = page.importNode(sheet, true);
    const loaded = new Promise((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
    page.head.append(copy);
    return sheet instanceof HTMLLinkElement ? loaded : null;
  });
  const host = page.createElement('div');
  page.body.append(host);
  createRoot(host).render(<PaperSheet paper={paper} />);
  const patience = new Promise((resolve) => setTimeout(resolve, longestStyleWaitMs));
  void Promise.race([Promise.all(sheets), patience])
    .then(() => page.fonts.ready)
    .then(() => {
      opened.focus();
      opened.print();
    });
  return true;
}
