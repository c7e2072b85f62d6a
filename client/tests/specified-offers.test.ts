import { expect, test } from 'vitest';
import { offerWords } from '#content/business/offer-words.ts';
import { listPromises } from '#content/business/promises.ts';
import { contactHead } from '#content/pages/contact.ts';

// Proves 1.3, 1.4, 1.5, 1.9.
test('the offers read as the specification gives them', () => {
  expect(offerWords.freeInspectionTitle).toBe('Free 12-point inspection');
  expect(offerWords.inspectionPoints).toBe('12 points');
  expect(offerWords.inspectionValue).toBe('$299');
  expect(offerWords.claimAssistanceValue).toBe('$200');
  expect(offerWords.voucher).toBe('$1,000 voucher');
  expect(offerWords.voucherValidity).toBe('30 days');
  expect(offerWords.replyTime).toBe('24 hours');
  expect(offerWords.emergencyArrival).toBe('1–2 hours');
  expect(offerWords.emergencyArrivalSpelled).toBe('one to two hours');
});

// Proves 2.30.
test('the financing terms read as the specification gives them', () => {
  expect(offerWords.sameAsCashRate).toBe('0%');
  expect(offerWords.sameAsCashMonths).toBe('6, 12 or 18 months');
  expect(offerWords.extendedPlanMonths).toBe('24 to 120 months');
});

test('the contact page says as the list of promises does when we reply, weekends and holidays included', () => {
  const promise = listPromises({}).replyTime?.text ?? '';
  expect(promise).toMatch(/weekends/);
  expect(contactHead.lead.toLowerCase()).toContain(promise.toLowerCase());
});
