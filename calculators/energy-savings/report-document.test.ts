import { expect, test } from 'vitest';
import { company } from '#client/company.ts';
import { composeReportDocument, type ReportOrder } from './report-document.ts';

const order: ReportOrder = {
  answers: { currentBill: 210, homeSize: 1850, roofAge: 18, insulation: 'minimal', hvacAge: 1 },
  customer: {
    firstName: 'Mary Ann',
    lastName: 'Miller',
    email: 'mary@example.com',
    phone: '937-555-0100',
    address: '12 Mill St\nMiamisburg, OH 45342',
  },
  reference: 'E-31PX',
  issuedOn: '2026-12-15',
};

const report = composeReportDocument(order);
const blocksUnder = (heading: string) =>
  report.sections.find((section) => section.heading === heading)?.blocks ?? [];

// Proves 9.27, 9.30.
test('the report shows the four savings in whole dollars and pounds, and the annual one stands out', () => {
  expect(blocksUnder('Your savings')[0]).toEqual({
    kind: 'figures',
    figures: [
      { label: 'Monthly savings', text: '$105', isMain: false },
      { label: 'Annual savings', text: '$1,260', isMain: true },
      { label: '20-year savings', text: '$25,200', isMain: false },
      { label: 'CO₂ reduction', text: '882 lbs/year', isMain: false },
    ],
  });
});

// Proves 9.30.
test('the report tells who asked and about which house', () => {
  expect(report.sections[0]?.blocks).toEqual([
    {
      kind: 'facts',
      facts: [
        { label: 'Prepared for', text: 'Mary Ann Miller' },
        { label: 'Address', text: '12 Mill St\nMiamisburg, OH 45342' },
        { label: 'Phone', text: '937-555-0100' },
        { label: 'Email', text: 'mary@example.com' },
      ],
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Monthly electric bill', text: '$210' },
        { label: 'Home size', text: '1,850 sq ft' },
        { label: 'Roof age', text: '18 years' },
        { label: 'Insulation level', text: 'Minimal' },
        { label: 'HVAC age', text: '1 year' },
      ],
    },
  ]);
  expect(report.company.lines).toContain(company.email.value);
});

// Proves 9.30, R19.1.
test('the insurance range carries its title, its figures and who decides', () => {
  const [condition, figures, caveat] = blocksUnder('Maximum Savings with Insurance Coverage');
  // In the size of the text (reading 22a).
  expect(condition).toMatchObject({
    kind: 'facts',
    facts: [
      { text: expect.stringMatching(/covered loss destroyed your roof.*not covered.*insurer decides/) },
    ],
  });
  expect(figures).toMatchObject({
    figures: [{ text: '$11,544 – $26,640' }, { text: '$1,260 a year in energy savings' }],
  });
  expect(caveat).toMatchObject({ text: expect.stringContaining('insurer decides') });
});

// Proves 9.29.
test('the report names the published benchmark below the savings, and is valid for 75 days', () => {
  const [, benchmark, text] = blocksUnder('Your savings');
  expect(benchmark).toMatchObject({
    kind: 'bars',
    bars: [
      { text: '50% of the electric bill', share: 1 },
      { text: '11% of all energy cost', share: 0.22 },
    ],
  });
  expect(text).toMatchObject({
    text: expect.stringMatching(
      /sealing and insulating a home is 11%.*valid for 75 days, through February 28, 2027\./,
    ),
  });
});

// Proves R17.3.
test('the explanation tells of the clamp, the HVAC that cancels out and the published benchmark', () => {
  const words = blocksUnder('How this is worked out').flatMap((block) =>
    block.kind === 'list' ? block.items : [],
  );
  for (const part of [
    '50.0% of a $210 bill',
    'never goes above 50%',
    'cancels out',
    '11% of its total energy cost',
  ])
    expect(words.join(' ')).toContain(part);
});
