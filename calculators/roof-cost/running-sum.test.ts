import { expect, test } from 'vitest';
import { roofCostDefaults } from './answers.ts';
import { describeRunningSum } from './running-sum.ts';

const answers = {
  ...roofCostDefaults,
  roofType: 'metal',
  stories: '2',
  roofAccess: 'difficult',
  gutters: 'yes',
  skylights: 2,
} as const;

test('the sum grows with each answer, and what changes nothing is left out', () => {
  const write = (furthest: number) => describeRunningSum(answers, furthest).map(({ text }) => text);
  expect([0, 1, 2, 3, 4, 6].map((furthest) => write(furthest).join(' '))).toEqual([
    '2,000 sq ft',
    '2,000 sq ft × $10.50',
    '2,000 sq ft × $10.50 × 1.10',
    '2,000 sq ft × $10.50 × 1.10',
    '2,000 sq ft × $10.50 × 1.10 × 1.15 + 2,000 sq ft × $0.40 + 2 × $650',
    '2,000 sq ft × $10.50 × 1.10 × 1.15 + 2,000 sq ft × $0.40 + 2 × $650',
  ]);
});

test('each piece of the sum names the question it comes from', () => {
  expect(describeRunningSum(answers, 4).map(({ step, text }) => `${step}: ${text}`)).toEqual([
    'squareFootage: 2,000 sq ft',
    'roofType: × $10.50',
    'stories: × 1.10',
    'roofAccess: × 1.15',
    'roofAccess: + 2,000 sq ft × $0.40',
    'roofAccess: + 2 × $650',
  ]);
});
