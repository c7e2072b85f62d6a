// A paper as a page of its own: in a window for printing, and as a file that any browser opens without the site.

import besleyUrl from '@fontsource/besley/files/besley-latin-600-normal.woff2?url';
import publicSansUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { escapeHtml } from '#content/wording/text.ts';
import { downloadFile } from './download-file.ts';
import { PaperSheet } from './PaperSheet.tsx';
import blocksStyle from './paper-blocks.css?inline';
import sheetStyle from './paper-sheet.css?inline';

/** The file is opened from a disk, without our headers: nothing is fetched, nothing runs. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'";

/** @throws where a typeface cannot be fetched, or the browser makes no style sheets (Safari before 16.4). */
async function dress(opened: Window & typeof globalThis): Promise<void> {
  // The window inherits the site's content policy, which refuses a <style> element.
  const style = new opened.CSSStyleSheet();
  style.replaceSync(composeStyle());
  opened.document.adoptedStyleSheets = [style];
  await loadTypefaces(opened);
}

/**
 * Shows the paper in a window of its own and opens its print dialog. Call it within the press itself: later, a browser
 * blocks the window. When it is blocked nothing happens (docs/specification.md §8).
 */
export function openPrintWindow(paper: PaperDocument): void {
  const opened = window.open('', '_blank') as (Window & typeof globalThis) | null;
  if (!opened) return;
  const { document: page } = opened;
  // The name browsers propose when the print is saved as a file.
  page.title = paper.fileName;
  page.documentElement.lang = document.documentElement.lang;
  page.body.innerHTML = composeMarkup(paper);
  // Undressed it is printed plainly, or in the typefaces of this machine.
  void dress(opened)
    .catch(() => {})
    .then(() => {
      opened.focus();
      opened.print();
    })
    // Chromium throws when the window is closed at this very moment.
    .catch(() => {});
}

/** Downloads the paper as an HTML file, with the typefaces in it where they can be fetched. */
export async function saveHtml(paper: PaperDocument): Promise<void> {
  const typefaces = await embedTypefaces().catch(() => '');
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${paper.title}, ${paper.company.name}`)}</title>
<style>${typefaces}${composeStyle()}</style>
</head>
<body>${composeMarkup(paper)}</body>
</html>
`;
  downloadFile(new Blob([html], { type: 'text/html' }), `${paper.fileName}.html`);
}

function composeMarkup(paper: PaperDocument): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<PaperSheet paper={paper} />));
  const markup = host.innerHTML;
  root.unmount();
  return markup;
}

/** The style of the paper, with the values its tokens have on this page. */
function composeStyle(): string {
  const values = getComputedStyle(document.documentElement);
  const style = sheetStyle + blocksStyle;
  const names = new Set(style.match(/--[\w-]+/g));
  const tokens = [...names].map((name) => `${name}:${values.getPropertyValue(name)}`);
  return `:root{${tokens.join(';')}}${style}`;
}

// The site's typefaces on papers that are pages of their own. Fetched at the press; most visitors have them already.

const typefaces = [
  { family: 'Besley', weight: '600', url: besleyUrl },
  { family: 'Public Sans', weight: '400 700', url: publicSansUrl },
] as const;

/** Loads them into a window that the site has opened. @throws when one cannot be fetched. */
async function loadTypefaces(opened: Window & typeof globalThis): Promise<void> {
  await Promise.all(
    typefaces.map(async ({ family, weight, url }) => {
      const face = new opened.FontFace(family, `url("${new URL(url, location.href).href}")`, { weight });
      opened.document.fonts.add(await face.load());
    }),
  );
}

/** Style rules that hold the typefaces themselves. @throws when one cannot be fetched. */
async function embedTypefaces(): Promise<string> {
  const rules = await Promise.all(
    typefaces.map(async ({ family, weight, url }) => {
      const source = await readAsDataUrl(await (await fetch(url)).blob());
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url("${source}") format("woff2")}`;
    }),
  );
  return rules.join('');
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
