import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeMonthlyPayment, monthlyPaymentDollars, paymentTerms } from './monthly-payment.ts';

test('a roof of $18,460 is $1,231 a month for 15 months at 0%', () => {
  expect(describeMonthlyPayment(18_460, 15)).toBe('or $1,231 a month for 15 months at 0%');
  expect(paymentTerms).toEqual([9, 15]);
});

// Proves R13.7.
test('with the last payment nothing is left to pay, and never a dollar a month too much', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(...paymentTerms), (average, months) => {
      const payment = monthlyPaymentDollars(average, months);
      expect(payment * months).toBeGreaterThanOrEqual(average);
      expect((payment - 1) * months).toBeLessThan(average);
    }),
  );
});
