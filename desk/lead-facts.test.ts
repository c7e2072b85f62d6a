import { expect, test } from 'vitest';
import { sampleContactLead } from '../tests/sample-submissions.ts';
import { submittedFacts } from './lead-facts.ts';

test('what was chosen reads as in the form, and a choice that it no longer offers as it was kept', () => {
  const { contact } = sampleContactLead({
    message: 'Shingles on the lawn after the storm.',
    urgency: 'urgent',
    preferredContact: 'phone',
    needsFinancing: 'maybe',
  });
  const told = (needsInsuranceClaim: string) =>
    submittedFacts({ form: 'contact', contact: { ...contact, needsInsuranceClaim } }).map(
      ({ label, text }) => `${label}: ${text}`,
    );
  expect(told('unsure')).toEqual([
    'Service: Roof Repair',
    'Message: Shingles on the lawn after the storm.',
    'Urgency: Urgent',
    'Wants to be reached: By phone',
    'Needs financing: Maybe',
    'Insurance claim: Unsure',
  ]);
  expect(told('settled')).toContain('Insurance claim: settled');
});
