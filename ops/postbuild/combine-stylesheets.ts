// Astro links one small stylesheet for every part a page uses. A phone on one bar pays a round trip for each, so every
// page gets one sheet with the same rules in the same order; pages with the same parts share it.

import { createHash } from 'node:crypto';

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\s*\/?>/g;

export interface CombinedPage {
  readonly html: string;
  /** The one sheet the page links now; null when it linked none or one. */
  readonly sheet: { readonly path: string; readonly css: string } | null;
}

/**
 * `html` with the rules of its one sheet inside, which saves the round trip for it.
 * @param readSheet gives the text of a built stylesheet by its path
 */
export function inlineStylesheet(html: string, readSheet: (path: string) => string): string {
  return html.replace(stylesheetLink, (_link, path: string) => `<style>${readSheet(path)}</style>`);
}

/**
 * `html` with one stylesheet link in place of its first.
 * @param readSheet gives the text of a built stylesheet by its path
 */
export function combineStylesheets(html: string, readSheet: (path: string) => string): CombinedPage {
  const paths = [...html.matchAll(stylesheetLink)].map(([, path = '']) => path);
  if (paths.length < 2) return { html, sheet: null };
  const css = [...new Set(paths)].map((path) => readSheet(path).trim()).join('\n');
  const path = `/assets/page.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  let isFirst = true;
  const combined = html.replace(stylesheetLink, () => {
    const link = isFirst ? `<link rel="stylesheet" href="${path}">` : '';
    isFirst = false;
    return link;
  });
  return { html: combined, sheet: { path, css } };
}
