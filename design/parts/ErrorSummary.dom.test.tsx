import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';
import { type RenderedPart, renderInPage } from './render-in-page.ts';
import { TextField } from './TextField.tsx';

let part: RenderedPart;
afterEach(() => part.leave());

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

test('each try to send moves the focus to the summary; being there from the start does not', async () => {
  part = await renderInPage(form(0));
  expect(document.activeElement).toBe(document.body);
  await part.rerender(form(1));
  expect(document.activeElement?.textContent).toContain('One field needs another look.');
  document.querySelector<HTMLInputElement>('#phone')?.focus();
  await part.rerender(form(2));
  expect(document.activeElement?.textContent).toContain('One field needs another look.');
});

test('an entry of the summary leads to its field', async () => {
  part = await renderInPage(form(1));
  part.host.querySelector('a')?.click();
  expect(document.activeElement?.id).toBe('phone');
});

test('a field is read with its help and with what is wrong', async () => {
  part = await renderInPage(form(0));
  const field = document.querySelector('#phone');
  const described = (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['With area code', 'Phone number is required']);
  expect(field?.getAttribute('aria-invalid')).toBe('true');
});
