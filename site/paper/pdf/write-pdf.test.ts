import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { PaperDocument } from '../paper-document.ts';
import type { TextPainter } from './text-picture.ts';
import { writePdf } from './write-pdf.ts';

const colors = {
  text: [21, 35, 43],
  soft: [67, 83, 91],
  accent: [172, 67, 20],
  line: [125, 141, 148],
} as const;

function paperFor(name: string, address = '12 Mill St'): PaperDocument {
  return {
    fileName: 'Estimate.pdf',
    title: 'Roof replacement estimate',
    company: {
      name: 'Southwest Ohio Roofing',
      addressLine: 'Miamisburg, Ohio 45342',
      phone: '(937) 555-0142',
      email: 'hello@example.com',
      hours: 'Mon–Fri 7–6',
    },
    head: [{ label: 'Reference', text: 'SWO-1234-5678' }],
    sections: [
      {
        heading: 'Prepared for',
        blocks: [
          {
            kind: 'facts',
            facts: [
              { label: 'Name', text: name },
              { label: 'Address', text: address },
            ],
          },
        ],
      },
      {
        heading: 'How the number is built',
        blocks: [
          {
            kind: 'figures',
            figures: [
              { label: 'Low', text: '$4,973' },
              { label: 'Average', text: '$9,000', isMain: true },
            ],
          },
          {
            kind: 'table',
            columns: ['Line', 'Calculation', 'Amount'],
            rows: [['Metal', '2,000 sq ft × $9.00', '$18,000']],
            sum: ['Average', '', '$18,000'],
          },
          { kind: 'list', marks: 'box', items: ['Valleys', 'Step flashing', 'Drip edge'] },
          { kind: 'offer', amount: '$1,000', text: 'toward a new roof', note: 'Use it soon.' },
        ],
      },
    ],
  };
}

const write = (paper: PaperDocument, painter: TextPainter | null = null) =>
  writePdf(paper, { colors, painter });

/** A pen of this test: every character half as wide as it is high, and gray. */
const painter: TextPainter = {
  widthOf: (line, { size }) => [...line].length * size * 0.5,
  paint: (line, { size }) => ({
    pixelWidth: [...line].length,
    pixelHeight: 2,
    colors: new Uint8Array([...line].length * 6).fill(127),
    width: [...line].length * size * 0.5,
    height: size * 1.5,
    depth: size * 0.4,
  }),
};

async function open(bytes: Uint8Array) {
  return getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
  }).promise;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const file = await open(bytes);
  const lines: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const content = await (await file.getPage(number)).getTextContent();
    for (const item of content.items) if ('str' in item && item.str.trim() !== '') lines.push(item.str);
  }
  return lines.join('\n');
}

test('everything on the paper can be selected and searched', async () => {
  const text = await textOf(await write(paperFor('Dana O’Brien', '12 Mill St, Café “Ohio” – €5')));
  for (const part of [
    'Southwest Ohio Roofing',
    'SWO-1234-5678',
    'Dana O’Brien',
    '12 Mill St, Café “Ohio” – €5',
    '2,000 sq ft × $9.00',
    '$18,000',
    'Step flashing',
    '$1,000',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(part);
  }
});

test('the file is a fraction of the 100 KB it may have, also with the longest names the form takes', async () => {
  const long = 'Marmaduke-Wetherby '.repeat(10).slice(0, 200);
  const bytes = await write(paperFor(long, `${'12 Mill Street, '.repeat(40)}`.slice(0, 500)));
  expect(bytes.length).toBeLessThan(20_000);
});

test('a word wider than its column breaks and loses nothing', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
  const text = await textOf(await write(paperFor(word)));
  expect(text.replaceAll('\n', '')).toContain(word);
});

test('what does not fit on one page goes on to the next, and the foot counts them', async () => {
  const paper = paperFor('Dana');
  const items = Array.from({ length: 90 }, (_, position) => `Point number ${position + 1}`);
  const sections = [
    ...paper.sections,
    { heading: 'Many', blocks: [{ kind: 'list' as const, marks: 'number' as const, items }] },
  ];
  const bytes = await write({ ...paper, sections });
  const text = await textOf(bytes);
  const { numPages } = await open(bytes);
  expect(numPages).toBeGreaterThan(1);
  expect(text).toContain(`Page 1 of ${numPages}`);
  for (const item of items) expect(text).toContain(item);
});

test.each([
  ['Polish', 'Łukasz Żółć'],
  ['Chinese', '李小龙'],
  ['Greek', 'Ελένη'],
  ['an emoji of several parts', 'Dana 👩‍🚒🏠'],
])('a name in %s is drawn as a picture and its text lies over it', async (_, name) => {
  const text = await textOf(await write(paperFor(name), painter));
  expect(text.replaceAll('\n', ' ')).toContain(name);
});

test.each([
  ['Hebrew', 'דנה לוי'],
  ['Arabic', 'دانا علي'],
])('a name in %s comes out of the file in the order it was written', async (_, name) => {
  expect(await textOf(await write(paperFor(name), painter))).toContain(name);
});

test('where nothing can draw a script, letters lose their accents and the rest becomes question marks: no garbage, no crash', async () => {
  const text = await textOf(await write(paperFor('Łukasz Żak 李', 'Straße \u0000\u0007 7\ud800')));
  expect(text).toContain('?ukasz Zak ?');
  expect(text).toContain('Straße');
});

test('code in a name is text in the file', async () => {
  const name = ')Tj ET <script>alert(1)</script> \\(';
  expect(await textOf(await write(paperFor(name)))).toContain(name);
});

test('a listener is told the language, the title, and what every line is', async () => {
  const file = await open(await write(paperFor('Dana')));
  const { info } = await file.getMetadata();
  expect(info).toMatchObject({
    Title: 'Roof replacement estimate, Southwest Ohio Roofing',
    Language: 'en-US',
  });
  expect((await file.getMarkInfo()) as unknown as Map<string, boolean>).toContainEqual(['Marked', true]);
  const tree = JSON.stringify(await (await file.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody']) {
    expect(tree).toContain(`"role":"${role}"`);
  }
});
