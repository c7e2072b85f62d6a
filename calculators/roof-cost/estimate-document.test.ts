import { expect, test } from 'vitest';
import { company } from '#content/business/company.ts';
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
  inspectionPoints: ['Shingles', 'Flashing'],
};

test('the paper names the company, the customer, the reference and both dates', () => {
  const paper = composeEstimateDocument(order);
  expect(paper.company.phone).toBe(company.phone.value.display);
  expect(paper.customer.map((line) => line.text)).toEqual([
    'Dana O’Brien',
    '12 Mill St, Miamisburg',
    '(937) 555-0100',
    'dana@example.com',
  ]);
  expect(paper.head).toEqual([
    { label: 'Reference', text: 'R-7KQ2' },
    { label: 'Date', text: 'March 9, 2026' },
    { label: 'Valid through', text: 'April 8, 2026' },
  ]);
});

test('the estimate and the $1,000 voucher are valid for 30 days', () => {
  const paper = composeEstimateDocument(order);
  expect(paper.validity).toBe('This estimate is valid for 30 days, through April 8, 2026.');
  expect(paper.voucher).toEqual({
    amount: '$1,000',
    text: '$1,000 toward roof replacement or repair, valid 30 days.',
    validThrough: 'April 8, 2026',
  });
});

test('the printed lines add up to the printed total', () => {
  const paper = composeEstimateDocument(order);
  const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));
  expect(paper.breakdown.reduce((sum, line) => sum + dollars(line.amount), 0)).toBe(dollars(paper.total));
  expect(paper.total).toBe(paper.range.average);
  expect(paper.range).toEqual({ low: '$19,338', average: '$35,000', high: '$40,250' });
});

test('the inspection on the paper has twelve points, is worth $299 and lists what it was given', () => {
  const { checklist } = composeEstimateDocument(order);
  expect(checklist.title).toBe('12-point roof inspection');
  expect(checklist.note).toContain('$299');
  expect(checklist.points).toEqual(order.inspectionPoints);
});

test('before the lead service has answered, no reference is printed', () => {
  const paper = composeEstimateDocument({ ...order, reference: null });
  expect(paper.head.map((line) => line.label)).toEqual(['Date', 'Valid through']);
});

test('the file is named after the customer and the day', () => {
  expect(composeEstimateDocument(order).fileName).toBe('Roof-Estimate-Dana-OBrien-2026-03-09.pdf');
});

test('what a customer types stays text', () => {
  const customer = { ...order.customer, name: '<script>alert(1)</script>' };
  expect(composeEstimateDocument({ ...order, customer }).customer[0]?.text).toBe('<script>alert(1)</script>');
});
