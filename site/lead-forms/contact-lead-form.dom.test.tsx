import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emergencyChoice, inspectionChoice } from '#content/services/service-choices.ts';
import { hydrate } from '../../tests/hydrate.ts';
import { ContactLeadForm } from './ContactLeadForm.tsx';
import { contactPath } from './contact-path.ts';

const entryIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false }).value;
const open = (address: string) => {
  history.replaceState(null, '', address);
  hydrate(<ContactLeadForm />);
};

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// Proves R38.2.
test('what the link knew of the case stands in the form', () => {
  open(
    contactPath(inspectionChoice, {
      city: 'Huber Heights',
      urgency: 'urgent',
      needsInsuranceClaim: 'unsure',
    }),
  );
  expect(entryIn('Service needed')).toBe('Roof Inspection');
  expect(entryIn('City')).toBe('Huber Heights');
  expect(screen.getByLabelText<HTMLInputElement>('Urgent').checked).toBe(true);
  expect(entryIn('Insurance claim?')).toBe('unsure');
});

test('what none of our links says is left out', () => {
  open('/contact?service=Free%20money&city=Send%20us%20%24100&urgency=now&needsInsuranceClaim=toString');
  expect(entryIn('Service needed')).toBe('');
  expect(entryIn('City')).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Normal').checked).toBe(true);
  expect(entryIn('Insurance claim?')).toBe('');
});

// Proves R38.4.
test('a visitor who chooses an emergency is told to call, with the number as a button, and no longer after another choice; an emergency repair is an emergency', () => {
  open('/contact');
  expect(screen.queryByText('Water coming in now?')).toBeNull();
  fireEvent.click(screen.getByLabelText('Emergency'));
  expect(screen.getByRole('link', { name: /^Call \(/ }).getAttribute('href')).toMatch(/^tel:/);
  fireEvent.click(screen.getByLabelText('Normal'));
  expect(screen.queryByText('Water coming in now?')).toBeNull();
  fireEvent.change(screen.getByLabelText('Service needed'), { target: { value: emergencyChoice } });
  expect(screen.getByText('Water coming in now?')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Emergency').checked).toBe(true);
});
