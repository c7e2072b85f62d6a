import { expect, test } from 'vitest';
import { offerWords } from './offer-words.ts';

test('the offers read as phrases', () => {
  expect(offerWords.freeInspectionTitle).toBe('Free 12-point inspection');
  expect(offerWords.inspectionPoints).toBe('12 points');
  expect(offerWords.inspectionValue).toBe('$325');
  expect(offerWords.claimAssistanceValue).toBe('$175');
  expect(offerWords.voucher).toBe('$1,250 voucher');
  expect(offerWords.voucherValidity).toBe('45 days');
  expect(offerWords.replyTime).toBe('36 hours');
  expect(offerWords.emergencyArrival).toBe('2–4 hours');
  expect(offerWords.emergencyArrivalSpelled).toBe('two to four hours');
});

test('the financing terms read as phrases', () => {
  expect(offerWords.sameAsCashRate).toBe('0%');
  expect(offerWords.sameAsCashMonths).toBe('9 or 15 months');
  expect(offerWords.extendedPlanMonths).toBe('36 to 96 months');
});
