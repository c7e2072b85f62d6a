import { expect, test } from 'vitest';
import { formNames } from '../forms/form-names.ts';
import { readLead } from '../forms/read-lead.ts';
import { composeNotice } from './compose-notice.ts';

const everyField = {
  name: 'Dana Whitaker',
  firstName: 'Dana',
  lastName: 'Whitaker',
  email: 'dana@example.org',
  phone: '(937) 555-0188',
  address: '12 Linden Avenue, Miamisburg',
  city: 'Miamisburg',
  service: 'Roof Repair',
  message: 'Stain on the ceiling',
  preferredContact: 'phone',
  urgency: 'urgent',
  needsFinancing: 'maybe',
  needsInsuranceClaim: 'unsure',
  roofType: 'metal',
  stories: '2',
  roofPitch: 'steep',
  roofAccess: 'difficult',
};

function noticeOf(form: (typeof formNames)[number], input: Record<string, string> = everyField) {
  const checked = readLead(form, input);
  if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.errors));
  return composeNotice(checked.value, 'APR-7K4M-Q2X8');
}

// Proves 7.4, 7.7, 7.10, 7.12.
test.each([
  ['home', ['name', 'email', 'phone', 'service', 'message', 'source']],
  [
    'contact',
    'firstName lastName email phone address city service message preferredContact urgency needsFinancing needsInsuranceClaim source'.split(
      ' ',
    ),
  ],
  ['roof-cost', ['name', 'email', 'phone', 'address', 'estimatedCost', 'projectDetails', 'source']],
  [
    'energy-savings',
    'firstName lastName email phone address currentBill homeSize roofAge insulation hvacAge monthlySavings annualSavings source'.split(
      ' ',
    ),
  ],
] as const)('the %s notice has the specified fields in their order', (form, names) => {
  expect(noticeOf(form).fields.map(([name]) => name)).toEqual(names);
});

// Proves R4.5.
test('every subject ends with the reference the visitor was told', () => {
  for (const form of formNames) expect(noticeOf(form).subject).toMatch(/ \[APR-7K4M-Q2X8\]$/);
});

// Proves 7.10, 7.11.
test('the roof notice carries the average in its subject and the range as text', () => {
  const notice = noticeOf('roof-cost');
  expect(notice.subject).toContain('$34,535');
  expect(Object.fromEntries(notice.fields).estimatedCost).toBe('$24,865 - $41,441');
});

// Proves 7.12, 7.13.
test('the energy notice names the person in its subject and gives whole dollars', () => {
  const notice = noticeOf('energy-savings');
  expect(notice.subject).toContain('Dana Whitaker');
  expect(Object.fromEntries(notice.fields).monthlySavings).toMatch(/^\$\d+$/);
});

// Proves 7.5, 7.11.
test('a reply goes to the visitor where the specification asks for it', () => {
  expect(noticeOf('home').replyTo).toBe('dana@example.org');
  expect(noticeOf('roof-cost').replyTo).toBe('dana@example.org');
  expect(noticeOf('contact').replyTo).toBeUndefined();
});

// Proves R8.1.
test('consent to text messages is told with the wording that was ticked', () => {
  const notice = noticeOf('contact', { ...everyField, textConsent: '2026-11' });
  expect(Object.fromEntries(notice.fields).textConsent).toBe('yes, wording 2026-11');
});

// Proves R6.3.
test('a form filled in faster than people do says so, in every notice', () => {
  for (const form of formNames) {
    const names = noticeOf(form, { ...everyField, _fillMs: '300' }).fields.map(([name]) => name);
    expect(names.slice(-2)).toEqual(['note', 'source']);
    expect(noticeOf(form, { ...everyField, _fillMs: '3000' }).fields.map(([name]) => name)).not.toContain(
      'note',
    );
  }
});
