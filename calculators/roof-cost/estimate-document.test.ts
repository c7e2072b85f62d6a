import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { roofCostFieldWords } from '#content/pages/roof-cost-wizard-words.ts';
import { inspectionPoints } from '#content/services/inspection-points.ts';
import { roofCostDefaults } from './answers.ts';
import { composeEstimateDocument, type EstimateOrder } from './estimate-document.ts';

const order: EstimateOrder = {
  answers: { ...roofCostDefaults, roofType: 'slate', stories: '2', skylights: 1 },
  customer: {
    name: 'Dana O’Brien',
    phone: '(937) 555-0100',
    email: 'dana@example.com',
    address: '12 Mill St, Miamisburg',
  },
  reference: 'R-7KQ2',
  issuedOn: '2026-03-09',
  pricesReviewedOn: '2026-03-01',
};

const paper = composeEstimateDocument(order);
const blocksUnder = (heading: string) =>
  paper.sections.find((section) => section.heading === heading)?.blocks ?? [];

test('the paper names the company, the customer, the reference and both dates', () => {
  expect(paper.company.lines).toContain(company.phone.value.display);
  expect(paper.sections[0]?.blocks).toEqual([
    {
      kind: 'facts',
      facts: [
        { label: 'Prepared for', text: 'Dana O’Brien' },
        { label: 'Address', text: '12 Mill St, Miamisburg' },
        { label: 'Phone', text: '(937) 555-0100' },
        { label: 'Email', text: 'dana@example.com' },
      ],
    },
  ]);
  expect(paper.head).toEqual([
    { label: 'Reference', text: 'R-7KQ2' },
    { label: 'Date', text: 'March 9, 2026' },
    { label: 'Valid through', text: 'May 8, 2026' },
  ]);
});

// Proves 9.16, R13.1.
test('the paper is no written estimate: the average comes first, then low and high, valid for 60 days', () => {
  expect(paper.title).toBe('Planning range for your roof');
  const [figures] = blocksUnder('Your planning range');
  const [terms] = blocksUnder('How to read the range');
  expect(figures).toEqual({
    kind: 'figures',
    figures: [
      { label: 'Average', text: '$40,250', isMain: true },
      { label: 'Low', text: '$28,980' },
      { label: 'High', text: '$48,300' },
    ],
  });
  expect(blocksUnder('Your planning range')[1]).toMatchObject({
    text: expect.stringContaining('is not a written estimate'),
  });
  expect(terms).toMatchObject({
    text: expect.stringContaining(
      'These figures are valid for 60 days, through May 8, 2026. Prices last reviewed March 1, 2026.',
    ),
  });
  const never = composeEstimateDocument({ ...order, pricesReviewedOn: null });
  expect(JSON.stringify(never)).not.toContain('reviewed');
});

test('the paper shows the house beside the plan of its roof, and says where to open the answers again', () => {
  const page = 'roofer.example/roofing-calculator';
  const text = JSON.stringify(composeEstimateDocument({ ...order, page }).sections);
  expect(text).toContain(`Open it again, with your answers:\\n${page}?roof=2000.slate.2.`);
  expect(JSON.stringify(paper.sections)).not.toContain('Open it again');
  const drawing = blocksUnder('The roof').find(({ kind }) => kind === 'drawing');
  const shapes = drawing?.kind === 'drawing' ? drawing.sizes[0].drawing.shapes : [];
  const house = shapes.filter(({ path }) => Number(/^M([\d.]+)/.exec(path)?.[1]) > 324);
  expect(house.length).toBeGreaterThan(10);
  expect(new Set(house.map(({ fill }) => fill))).toEqual(new Set(['wall', 'glass', undefined]));
});

// Proves R15.3.
test('the plan says that lengths go along the slopes, and how many skylights and chimneys are drawn of more', () => {
  const noteOf = (answers: Partial<EstimateOrder['answers']>) => {
    const { sections } = composeEstimateDocument({ ...order, answers: { ...order.answers, ...answers } });
    const [drawing] = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'drawing'));
    return drawing?.kind === 'drawing' ? drawing.sizes[0].note : '';
  };
  expect(noteOf({})).toMatch(/1 inch is \d+ feet.*Rakes, hips and valleys are measured along the roof/);
  expect(noteOf({})).not.toContain('drawn.');
  expect(noteOf({ squareFootage: 6000, skylights: 20, chimneys: 10 })).toMatch(
    /4 of 20 skylights are drawn\. 3 of 10 chimneys are drawn\.$/,
  );
});

test('the words on the range hold for a three-story, very steep roof too', () => {
  const answers = { ...order.answers, stories: '3+', roofPitch: 'very-steep' } as const;
  const paper = JSON.stringify(composeEstimateDocument({ ...order, answers }).sections);
  expect(paper).toContain('is the lowest figure we’d plan on; expect your roof to cost more.');
  expect(paper).not.toMatch(/one-story|walkable/);
});

test('the paper says nothing of whether the request has arrived: it is the same when it has not', () => {
  expect(JSON.stringify(paper)).not.toMatch(/we (already )?have your|has arrived/i);
});

// Proves R13.4.
test('slate on a low roof is pointed out on the paper, and the price stays', () => {
  const textOf = (answers: typeof order.answers) =>
    JSON.stringify(composeEstimateDocument({ ...order, answers }).sections);
  const lowSlate = textOf({ ...order.answers, roofType: 'slate', roofPitch: 'low' });
  expect(lowSlate).toContain('Roofers do not usually lay slate below 4/12.');
  expect(lowSlate).toMatch(/"Average","text":"\$\d/);
  expect(textOf({ ...order.answers, roofType: 'slate', roofPitch: 'steep' })).not.toContain('usually lay');
});

// Proves 9.15.
test('the $1,250 voucher is valid for 45 days', () => {
  expect(blocksUnder('Voucher')).toEqual([
    {
      kind: 'offer',
      amount: '$1,250',
      text: '$1,250 toward roof replacement or repair, valid 45 days.',
      note: 'Use it through April 23, 2026.',
    },
  ]);
});

// Proves 9.17.
test('the inspection has twelve points to tick and is worth $325', () => {
  const [note, list] = blocksUnder('12-point roof inspection');
  expect(note).toMatchObject({ text: expect.stringContaining('$325') });
  expect(list).toMatchObject({
    kind: 'list',
    marks: 'box',
    items: inspectionPoints.map(
      ({ title }, position) => expect.stringContaining(`${position + 1}. ${title}`) as string,
    ),
  });
});

// Proves R15.4.
test('a point that the roof has not is listed as none here and has no number on the plan', () => {
  const listOf = (answers: Partial<EstimateOrder['answers']>) => {
    const { sections } = composeEstimateDocument({ ...order, answers: { ...roofCostDefaults, ...answers } });
    const [list] = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'list')).slice(-2);
    if (list?.kind !== 'list') throw new Error('There is no list.');
    const missing = list.items
      .filter((item) => item.endsWith(': none here'))
      .map((item) => Number.parseInt(item, 10));
    const numbers = list.drawing?.labels.map(({ text }) => Number(text)) ?? [];
    expect([...numbers, ...missing].sort((a, b) => a - b)).toEqual(
      inspectionPoints.map((_, position) => position + 1),
    );
    return missing;
  };
  expect(listOf({ chimneys: 1, skylights: 1 })).toEqual([]);
  expect(listOf({})).toEqual([4, 5, 7]);
  const rectangle = { squareFootage: 1960, outline: 'gable 0,0 48,0 48,32 0,32' };
  expect(listOf({ ...rectangle, chimneys: 1, skylights: 1 })).toEqual([3]);
});

test('before the server has answered, no reference is printed', () => {
  const { head } = composeEstimateDocument({ ...order, reference: null });
  expect(head.map((line) => line.label)).toEqual(['Date', 'Valid through']);
});

test('the file is named after the customer and the day', () => {
  expect(paper.fileName).toBe('Roof-Estimate-Dana-O’Brien-2026-03-09');
});

test('what the question about the present roof calls not in the price is on the list of what is not', () => {
  expect(roofCostFieldWords.currentRoofHelp).toMatch(/not in the price.*anything but asphalt/i);
  expect(JSON.stringify(blocksUnder('What it does not include'))).toContain(
    'tearing off anything but asphalt',
  );
});
