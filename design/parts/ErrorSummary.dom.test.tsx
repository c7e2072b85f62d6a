import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '../../tests/hydrate.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const form = (attempt: number) => (
  <>
    <ErrorSummary
      title="One field needs another look."
      errors={[{ fieldId: 'phone', message: 'Phone number is required' }]}
      attempt={attempt}
    />
    <TextField id="phone" label="Phone" error="Phone number is required" help="With area code" />
  </>
);

test('each try to send moves the focus to the summary; being there from the start does not', () => {
  const { rerender } = hydrate(form(0));
  expect(document.activeElement).toBe(document.body);
  rerender(form(1));
  expect(document.activeElement?.textContent).toContain('One field needs another look.');
  document.querySelector<HTMLInputElement>('#phone')?.focus();
  rerender(form(2));
  expect(document.activeElement?.textContent).toContain('One field needs another look.');
});

test('an entry of the summary leads to its field', () => {
  const { getByRole } = hydrate(form(1));
  fireEvent.click(getByRole('link', { name: 'Phone number is required' }));
  expect(document.activeElement?.id).toBe('phone');
});

test('a field is read with its help and with what is wrong', () => {
  const { getByLabelText } = hydrate(form(0));
  const field = getByLabelText('Phone');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['With area code', 'Phone number is required']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});
