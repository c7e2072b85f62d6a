import { expect, test } from 'vitest';
import type { PaperDocument } from '../paper-document.ts';
import { writeHtml } from './write-html.ts';

const colors = { text: 'a', soft: 'b', accent: 'c', line: 'd', ground: 'e', sheet: 'f' };
const hostile = `</title></style><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;

const paper: PaperDocument = {
  fileName: 'Report.pdf',
  title: `Report ${hostile}`,
  company: {
    name: 'Southwest Ohio Roofing',
    addressLine: 'Miamisburg',
    phone: '(937) 555-0142',
    email: 'hello@example.com',
    hours: 'Mon–Fri',
  },
  head: [{ label: 'Date', text: 'March 9, 2026' }],
  sections: [
    {
      heading: hostile,
      blocks: [
        { kind: 'text', text: hostile, isFine: true },
        { kind: 'facts', facts: [{ label: hostile, text: hostile }] },
        { kind: 'figures', figures: [{ label: 'Annual savings', text: '$1,260', isMain: true }] },
        { kind: 'table', columns: ['Time', hostile], rows: [['After 5 years', hostile]], sum: ['All', '$3'] },
        { kind: 'list', marks: 'box', items: [hostile] },
        { kind: 'list', marks: 'number', items: ['one'] },
        { kind: 'offer', amount: '$1', text: hostile, note: 'through May' },
      ],
    },
  ],
};

/** The names of all elements in the file. */
const elementsOf = (html: string) =>
  new Set([...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name));

test('whatever was typed is text in the file, wherever it stands', () => {
  const html = writeHtml(paper, colors);
  expect(html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)).toHaveLength(10);
  expect(html).toContain('&amp;amp;');
  for (const element of ['script', 'img']) expect(elementsOf(html)).not.toContain(element);
  expect(html.match(/<\/(?:style|title)>/g)).toHaveLength(2);
});

test('the file fetches nothing and forbids scripts', () => {
  const html = writeHtml(paper, colors);
  expect(html).toContain(`default-src 'none'`);
  for (const element of ['link', 'iframe', 'object', 'svg', 'a', 'form'])
    expect(elementsOf(html)).not.toContain(element);
  expect(html).not.toMatch(/url\(|@import/i);
});

test('every block of the paper stands in the file', () => {
  const html = writeHtml(paper, colors);
  for (const words of [
    'Southwest Ohio Roofing',
    'March 9, 2026',
    '$1,260',
    'After 5 years',
    'one',
    'through May',
  ])
    expect(html).toContain(words);
});
