import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insulationOptions } from '#calculators/energy-savings/answers.ts';
import { composeReportDocument } from '#calculators/energy-savings/report-document.ts';
import { outlineOf } from '#calculators/house/measured-house.ts';
import { writeOutline } from '#calculators/house/outline-text.ts';
import type { PaperDocument } from '#calculators/paper/paper-document.ts';
import { roofCostDefaults } from '#calculators/roof-cost/answers.ts';
import { composeEstimateDocument } from '#calculators/roof-cost/estimate-document.ts';
import { estimateRoofArea, type HouseSize } from '#calculators/roof-cost/roof-area.ts';
import { anyRoof } from '../tests/any-roof.ts';
import { openPdf, piecesOfPdf, textOfPdf } from '../tests/read-pdf.ts';
import { isThorough } from '../tests/thorough.ts';
import type { RasterizeText } from './pictured-line.ts';
import { readBrand } from './read-brand.ts';
import { type PdfMeans, writePdf } from './write-pdf.ts';

const fontFile = (name: string) =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}.ttf`))));

/** Stands for the browser: every character half as wide as it is high, and one gray pixel for a picture. */
const rasterizeText: RasterizeText = (text, { size, width }) =>
  text.split('\n').flatMap((paragraph) => {
    const characters = Array.from(new Intl.Segmenter().segment(paragraph), ({ segment }) => segment);
    const perLine = Math.floor((2 * width) / size);
    const lines = Array.from({ length: Math.ceil(characters.length / perLine) }, (_, line) =>
      characters.slice(line * perLine, (line + 1) * perLine),
    );
    return lines.map((line) => ({
      text: line.join(''),
      characters: line,
      width: (line.length * size) / 2,
      height: size * 1.5,
      ascent: size * 1.1,
      draw: () => ({ pixelWidth: 1, pixelHeight: 1, colors: new Uint8Array([127, 127, 127]) }),
    }));
  });

const clientFile = (name: string) => readFileSync(`client/${name}`, 'utf8');

const means: PdfMeans = {
  brand: readBrand({ palette: clientFile('palette.css'), logo: clientFile('logo.svg') }),
  fonts: {
    display: fontFile('besley/600SemiBold/Besley_600SemiBold'),
    regular: fontFile('public-sans/400Regular/PublicSans_400Regular'),
    bold: fontFile('public-sans/600SemiBold/PublicSans_600SemiBold'),
  },
  rasterizeText,
};

const person = {
  phone: '(937) 555-0100',
  email: 'dana@example.com',
  address: '1248 Rosedale Avenue, Miamisburg, OH 45342',
};
const issued = { reference: 'APR-1234-5678', issuedOn: '2026-03-09', pricesReviewedOn: '2026-03-01' };

const estimateFor = (name: string, address = person.address) =>
  composeEstimateDocument({
    ...issued,
    answers: {
      ...roofCostDefaults,
      roofType: 'metal',
      stories: '2',
      roofPitch: 'very-steep',
      roofAccess: 'very-difficult',
      gutters: 'yes',
      skylights: 2,
      chimneys: 1,
    },
    customer: { ...person, name, address },
  });

const reportFor = (firstName: string, address = person.address) =>
  composeReportDocument({
    ...issued,
    answers: { currentBill: 210, homeSize: 1850, roofAge: 18, insulation: 'minimal', hvacAge: 12 },
    customer: { ...person, firstName, lastName: 'Miller', address },
  });

async function write(paper: PaperDocument): Promise<Uint8Array> {
  return new Uint8Array(await (await writePdf(paper, means)).arrayBuffer());
}

interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What a reader can select, page by page. */
async function textsIn(bytes: Uint8Array): Promise<PlacedText[][]> {
  return (await piecesOfPdf(bytes)).map((pieces) =>
    pieces.map(({ str, transform, width, height }) => {
      const [, , , , left = 0, bottom = 0] = transform as number[];
      return { text: str, left, right: left + width, bottom, top: bottom + height };
    }),
  );
}

const textsOn = async (paper: PaperDocument) => textsIn(await write(paper));

const textOf = async (paper: PaperDocument) => textOfPdf(await write(paper));

test('everything on the estimate can be selected and searched', async () => {
  const text = await textOf(estimateFor('Dana O’Brien', '12 Mill St, Café “Ohio” – €5'));
  for (const part of [
    'Agate & Pine Roofing',
    'Planning range for your roof',
    'APR-1234-5678',
    'March 9, 2026',
    'Dana O’Brien',
    '12 Mill St, Café “Ohio” – €5',
    'Very steep, 12/12+',
    '2,000 sq ft × $10.50',
    '$21,000',
    'Step flashing',
    '$1,250',
    'Page 1 of 2',
  ]) {
    expect(text).toContain(part);
  }
});

const condominium =
  'The Meadows of Catalpa Condominiums, 4850 Far Hills Avenue, Building C, Unit 12, Kettering, Ohio 45429';

test('everything on the energy report can be selected and searched, its mail and street addresses unbroken', async () => {
  const text = await textOf(reportFor('Dana', condominium));
  for (const part of ['Dana Miller', '$1,260', '882 lbs/year', 'CO2 reduction', '$11,544 – $26,640'])
    expect(text).toContain(part);
  expect(text.split(' ')).toEqual(expect.arrayContaining(['dana@example.com', ...condominium.split(' ')]));
});

test('our typefaces are in the file, cut down to the letters it uses', async () => {
  const bytes = await write(estimateFor('Łukasz Żółć'));
  const source = Buffer.from(bytes).toString('latin1');
  const names = [...source.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(['Besley-SemiBold', 'PublicSans-Regular', 'PublicSans-SemiBold']);
  expect(source.match(/\/FontFile2 /g)).toHaveLength(3);
});

test('a listener is told the language, the title, and what everything is', async () => {
  const file = await openPdf(await write(estimateFor('Dana')));
  const { info } = await file.getMetadata();
  expect(info).toMatchObject({
    Title: 'Planning range for your roof, Agate & Pine Roofing',
    Language: 'en-US',
  });
  expect((await file.getMarkInfo()) as unknown as Map<string, boolean>).toContainEqual(['Marked', true]);
  const pages = [await file.getPage(1), await file.getPage(2)];
  const tree = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  for (const role of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'Figure'])
    expect(tree).toContain(`"role":"${role}"`);
  expect(tree).toContain('"alt":"Roof plan, 2,000 square feet: Eave');
});

test.each([
  ['Chinese', '李小龙'],
  ['Greek', 'Ελένη'],
  ['Hindi', 'अमिताभ बच्चन'],
  ['an emoji of several parts', 'Dana 👩‍🚒🏠'],
])('a name in %s is drawn as a picture and its text lies over it', async (_, name) => {
  const bytes = await write(estimateFor(name));
  expect(await textOfPdf(bytes)).toContain(name);
  const source = Buffer.from(bytes).toString('latin1');
  expect(source.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

test('a name in Arabic, laid out from the right by the browser, is read in the order it was written', async () => {
  const name = 'دانا علي';
  const fromTheRight: RasterizeText = (text, style) =>
    rasterizeText(text, style).map((line) => ({ ...line, characters: [...line.characters].reverse() }));
  const pdf = await writePdf(estimateFor(name), { ...means, rasterizeText: fromTheRight });
  const file = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
  const { items } = await (await file.getPage(1)).getTextContent();
  expect(items).toContainEqual(expect.objectContaining({ str: name, dir: 'rtl' }));
});

test.each([')Tj ET <script>alert(1)</script> \\(', 'Straße\u0007 7\ud800'])(
  'code and stray characters in a name do no harm: %j',
  async (name) => {
    const text = await textOf(estimateFor(name));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is stripped
    expect(text.replace(/\s/g, '')).toContain(name.replace(/[\s\u0007]/g, '').toWellFormed());
    expect(text).toContain('Page 1 of 2');
  },
);

const longWords = 'Marmaduke-Wetherby Donaudampfschifffahrtsgesellschaft '.repeat(4).trim().slice(0, 200);
const longest = [
  ['words', longWords, '12 Mill Street, '.repeat(32).slice(0, 500).trim()],
  ['one word', 'W'.repeat(200), 'W'.repeat(500)],
  ['Chinese', '龍'.repeat(200), '龍'.repeat(500)],
  ['an address of 250 lines', 'Dana', Array.from({ length: 250 }, (_, line) => line % 10).join('\n')],
] as const;

/** Nothing is printed over anything else or into the margins. */
function expectClear(pages: readonly (readonly PlacedText[])[]) {
  for (const texts of pages) {
    const overprinted = texts.flatMap((one, position) =>
      texts
        .slice(position + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.1 &&
            Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0.1,
        )
        .map((other) => [one.text, other.text]),
    );
    expect(overprinted).toEqual([]);
    const astray = texts.filter(({ left, right, bottom }) => left < 53.9 || right > 558.1 || bottom < 30);
    expect(astray).toEqual([]);
  }
}

/** As long as the forms take them: leads/forms/fields.ts. */
const longestPhone = '(937) 555-0100 extension 12345, evenings 937-555-0111 ext 67';
const longestMail = `${'m'.repeat(64)}@${'a-long-name-of-a-domain.'.repeat(7)}our-mails.example.com`;

const printed = async (paper: PaperDocument) => {
  const pages = await textsOn(paper);
  expectClear(pages);
  return pages.map((texts) => texts.map(({ text }) => text).join(' '));
};

/** All that makes a page long: a limit of the pitch, answers of two lines, every extra. */
const longestAnswers = {
  roofType: 'tile',
  roofPitch: 'low',
  roofAccess: 'very-difficult',
  currentRoof: 'asphalt',
  gutters: 'yes',
  skylights: 20,
  chimneys: 10,
} as const;

// Proves R15.2.
test('page 1 has the range, the drawing and the sum, page 2 all the rest, for every roof there is', async () => {
  await fc.assert(
    fc.asyncProperty(anyRoof(), async (answers) => {
      const pages = await printed(
        composeEstimateDocument({
          ...issued,
          answers,
          customer: { name: 'Dana Whitaker', ...person },
        }),
      );
      expect(pages, JSON.stringify(answers)).toHaveLength(2);
      for (const part of ['Your planning range', 'Roof plan', 'How the number is built'])
        expect(pages[0]).toContain(part);
      for (const part of ['does not include', 'six roofs', '12. Hail', 'Voucher', 'What happens next'])
        expect(pages[1]).toContain(part);
    }),
    {
      numRuns: isThorough ? 100 : 4,
      examples: [
        [{ ...longestAnswers, squareFootage: 2000, stories: '3+' }],
        // The highest drawing there is.
        [{ ...longestAnswers, squareFootage: 1627, stories: '1' }],
      ],
    },
  );
});

// Proves R18.2.
test('the energy report is one page with its bars, whatever was answered', async () => {
  for (const insulation of insulationOptions) {
    const pages = await printed(
      composeReportDocument({
        ...issued,
        answers: { currentBill: 1000, homeSize: 10_000, roofAge: 50, insulation, hvacAge: 30 },
        customer: { firstName: 'Dana', lastName: 'Whitaker', ...person },
      }),
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/ENERGY STAR’s average/);
  }
});

const outside = {
  known: 'outside',
  shape: 'u',
  sides: { houseLength: 60, houseWidth: 32, wingLength: 18, wingWidth: 14, secondWingWidth: 22 },
  roofPitch: 'very-steep',
} as const satisfies HouseSize;
const { roofSquareFeet } = estimateRoofArea(outside);
const measuredHouse = {
  squareFootage: roofSquareFeet,
  roofPitch: outside.roofPitch,
  outline: writeOutline({ ring: outlineOf(outside) ?? [], ends: 'hip' }),
};

test.each([['an ordinary long address', 'Dana Whitaker', condominium], ...longest] as const)(
  'the energy report stays one page and the estimate two, its sum on page 1, every name whole and clear of all else, with the longest entries in %s',
  async (_, name, address) => {
    const given = { phone: longestPhone, email: longestMail, address };
    const lettersOf = (text: string) => text.replace(/\s/g, '');
    const report = await printed(
      composeReportDocument({
        ...issued,
        answers: { currentBill: 1000, homeSize: 10_000, roofAge: 50, insulation: 'minimal', hvacAge: 30 },
        customer: { firstName: name, lastName: name, ...given },
      }),
    );
    expect(report).toHaveLength(1);
    expect(lettersOf(report.join(''))).toContain(lettersOf(name));
    for (const answers of [measuredHouse, { squareFootage: 1627, roofPitch: 'low' }] as const) {
      const pages = await printed(
        composeEstimateDocument({
          ...issued,
          answers: { ...longestAnswers, stories: '3+', ...answers },
          customer: { name, ...given },
        }),
      );
      expect(pages).toHaveLength(2);
      expect(lettersOf(pages.join(''))).toContain(lettersOf(name));
      expect(pages[0]).toMatch(/Your planning range.*Roof plan.*How the number is built.*10 × \$.*Average/);
    }
  },
);

test('with the longest entries a file is no larger than 60 KB', async () => {
  const [[, name, address]] = longest;
  for (const paper of [estimateFor(name, address), reportFor(name, address)])
    expect((await write(paper)).length).toBeLessThan(60_000);
});

test('however long the address is, the rows of the table stand on one page with their heading and their total', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (lines) => {
      const pages = await textsOn(estimateFor('Dana', Array.from({ length: lines }, () => 'x').join('\n')));
      const pageOf = (part: string) =>
        pages.findIndex((texts) => texts.some(({ text }) => text.startsWith(part)));
      const parts = [
        'How the number is built',
        'Calculation',
        '2,000 sq ft × $10.50',
        '2 × $650',
        '1 × $950',
      ];
      const page = pageOf('How the number is built');
      expect(parts.map(pageOf)).toEqual(parts.map(() => page));
      const lastRow = pages[page]?.find(({ text }) => text === '1 × $950');
      const totals = pages[page]?.filter(({ text }) => text === 'Average').map(({ top }) => top) ?? [];
      expect(Math.min(...totals)).toBeLessThan(lastRow?.bottom ?? 0);
    }),
    { numRuns: isThorough ? 60 : 4 },
  );
});
