import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { openPrintWindow, saveHtml } from './paper-page.tsx';

const hostile = `</title></style><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;

const paper: PaperDocument = {
  fileName: 'Report',
  title: `Report ${hostile}`,
  company: {
    name: 'Southwest Ohio Roofing',
    phone: '(937) 555-0142',
    lines: ['Miamisburg', 'Mon–Fri'],
  },
  head: [{ label: 'Date', text: 'March 9, 2026' }],
  sections: [
    {
      heading: hostile,
      blocks: [
        { kind: 'text', text: hostile, isFine: true },
        { kind: 'facts', facts: [{ label: hostile, text: hostile }] },
        { kind: 'figures', figures: [{ label: 'Annual savings', text: '$1,260', isMain: true }] },
        {
          kind: 'table',
          columns: ['Time', hostile],
          rows: [['After 5 years', hostile]],
          total: ['All', '$3'],
        },
        { kind: 'list', marks: 'box', items: [hostile] },
        { kind: 'offer', amount: '$1', text: hostile, note: 'through May' },
      ],
    },
  ],
};

let saved: Blob | null = null;
beforeEach(() => {
  saved = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('typeface'));
  vi.stubGlobal('location', new URL('https://roofer.example/roofing-calculator'));
});
afterEach(() => void vi.unstubAllGlobals());

async function saveAndRead(): Promise<Document> {
  await saveHtml(paper);
  return new DOMParser().parseFromString((await saved?.text()) ?? '', 'text/html');
}

test('whatever was typed is text in the file, wherever it stands', async () => {
  const page = await saveAndRead();
  expect(page.querySelectorAll('script, img')).toHaveLength(0);
  expect(page.title).toBe(`Report ${hostile}, Southwest Ohio Roofing`);
  expect(page.body.textContent?.split(hostile)).toHaveLength(10);
});

test('the file fetches nothing and forbids scripts', async () => {
  const page = await saveAndRead();
  expect(page.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content')).toContain(
    "default-src 'none'",
  );
  expect(page.querySelectorAll('link, iframe, object, a, form, [style]')).toHaveLength(0);
  for (const sheet of ['sheet', 'blocks'])
    expect(readFileSync(`site/paper/paper-${sheet}.css`, 'utf8')).not.toMatch(/url\(|@import/i);
});

test('our typefaces are in the file; where they cannot be fetched it is saved without them', async () => {
  const styleOf = async () => (await saveAndRead()).querySelector('style')?.textContent ?? '';
  const style = await styleOf();
  for (const family of ['Besley', 'Public Sans'])
    expect(style).toMatch(new RegExp(`@font-face{font-family:"${family}";[^}]*url\\("data:`));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await styleOf()).not.toContain('@font-face');
});

const loaded: string[] = [];

/** A window as the browser opens it, with a print dialog of this test. */
function openWith(print: () => void, styleSheet: object = CSSStyleSheet): Document {
  const page = document.implementation.createHTMLDocument();
  const faces = Object.assign(page, { fonts: { add: (family: string) => void loaded.push(family) } });
  class FontFace {
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    load = async () => this.family;
  }
  const opened = { document: faces, CSSStyleSheet: styleSheet, FontFace, focus: () => {}, print };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  openPrintWindow(paper);
  return page;
}

test('the paper is printed from a window of its own, under the name of the file', async () => {
  const print = vi.fn();
  const page = openWith(print);
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(page.title).toBe('Report');
  expect(loaded).toEqual(['Besley', 'Public Sans']);
  expect(page.body.textContent).toContain('After 5 years');
  expect(page.querySelectorAll('script, img')).toHaveLength(0);
});

// As iOS 15 has it.
test('a browser that makes no style sheets prints the paper plainly', async () => {
  const print = vi.fn();
  const page = openWith(print, {});
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(page.body.textContent).toContain('After 5 years');
});

// Proves 8.8.
test('a blocked window disturbs nobody, nor does one closed just before its print dialog', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  openPrintWindow(paper);
  const print = vi.fn(() => {
    throw new TypeError(
      "Failed to execute 'print' on 'Window': The provided callback is no longer runnable.",
    );
  });
  openWith(print);
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
});
