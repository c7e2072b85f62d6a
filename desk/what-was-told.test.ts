import { expect, test } from 'vitest';
import type { Lead } from '#leads/forms/lead.ts';
import { sampleLead } from '../tests/sample-submissions.ts';
import { whatWasTold } from './what-was-told.ts';

test('what was chosen reads as in the form, and a choice that it no longer offers as it was kept', () => {
  const { name: _name, ...contact } = sampleLead().contact as Record<string, string>;
  const told = (differences: object) =>
    whatWasTold({
      form: 'contact',
      contact: {
        ...contact,
        urgency: 'urgent',
        preferredContact: 'phone',
        needsFinancing: 'maybe',
        ...differences,
      },
    } as Lead).map(({ label, text }) => `${label}: ${text}`);
  expect(told({ needsInsuranceClaim: 'unsure' })).toEqual([
    'Service: Roof Repair',
    'Message: Shingles on the lawn after the storm.',
    'Urgency: Urgent',
    'Wants to be reached: By phone',
    'Needs financing: Maybe',
    'Insurance claim: Unsure',
  ]);
  expect(told({ needsInsuranceClaim: 'settled' })).toContain('Insurance claim: settled');
});
