import { expect, test } from 'vitest';
import { company } from '#content/business/company.ts';
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

test('the report shows the four savings in whole dollars and pounds', () => {
  expect(composeReportDocument(order).savings).toEqual([
    { label: 'Monthly savings', text: '$105' },
    { label: 'Annual savings', text: '$1,260' },
    { label: '20-year savings', text: '$25,200' },
    { label: 'CO₂ reduction', text: '882 lbs/year' },
  ]);
});

test('the report names what has piled up after 5, 10, 15 and 20 years', () => {
  expect(composeReportDocument(order).milestones).toEqual([
    { label: 'After 5 years', text: '$6,300' },
    { label: 'After 10 years', text: '$12,600' },
    { label: 'After 15 years', text: '$18,900' },
    { label: 'After 20 years', text: '$25,200' },
  ]);
});

test('the report tells who asked and about which house', () => {
  const report = composeReportDocument(order);
  expect(report.customer[0]).toEqual({ label: 'Name', text: 'Mary Ann Miller' });
  expect(report.property.map((line) => line.text)).toEqual([
    '$210',
    '1,850 sq ft',
    '18 years',
    'Minimal',
    '1 year',
  ]);
  expect(report.company.email).toBe(company.email.value);
});

test('the insurance range carries its title, its figures and who decides', () => {
  const { insurance } = composeReportDocument(order);
  expect(insurance.title).toBe('Maximum Savings with Insurance Coverage');
  expect(insurance.range).toBe('$11,544 – $26,640');
  expect(insurance.plus).toContain('$1,260');
  expect(insurance.caveat).toContain('insurer decides');
});

test('the report is valid for 30 days, over the turn of the year', () => {
  expect(composeReportDocument(order).validity).toBe(
    'This report is valid for 30 days, through January 14, 2027.',
  );
});

test('the file carries both names and the day, spaces as hyphens', () => {
  const report = composeReportDocument(order);
  expect(report.fileName).toBe('Energy-Savings-Report-Mary-Ann-Miller-2026-12-15.html');
  expect(report.pdfFileName).toBe('Energy-Savings-Report-Mary-Ann-Miller-2026-12-15.pdf');
});

test('the explanation tells of the clamp, the HVAC that cancels out and the published benchmark', () => {
  const words = composeReportDocument(order).howWorkedOut.join(' ');
  expect(words).toContain('50.0% of a $210 bill');
  expect(words).toContain('never goes above 50%');
  expect(words).toContain('cancels out');
  expect(words).toContain('11% of its total energy cost');
});

test('what a visitor types stays text', () => {
  const customer = { ...order.customer, firstName: '<script>alert(1)</script>' };
  expect(composeReportDocument({ ...order, customer }).customer[0]?.text).toContain('<script>');
});
