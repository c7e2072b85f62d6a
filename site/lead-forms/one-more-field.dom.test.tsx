import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { enterText, hydrate } from '../../tests/hydrate.ts';
import { tooLong } from '../../tests/with-one-more-field.ts';
import { ContactLeadForm } from './ContactLeadForm.tsx';

vi.mock('../../leads/forms/contact-lead.ts', async (original) =>
  (await import('../../tests/with-one-more-field.ts')).withOneMoreField(original),
);
afterEach(() => vi.unstubAllGlobals());

// Proves R39.1.
test('a field that is one more row of the table is asked, judged in the browser and sent', async () => {
  const posts: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    posts.push(JSON.parse(body));
    return new Response(JSON.stringify({ reference: 'APR-TEST-0007' }), { status: 201 });
  });
  const { container } = hydrate(<ContactLeadForm />);
  const field = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const press = () => act(async () => void fireEvent.submit(field('email')));
  expect(screen.getByLabelText('Code of the gate')).toBe(field('gateCode'));
  const filled = {
    firstName: 'Dana',
    lastName: 'Whitaker',
    email: 'dana@example.org',
    phone: '937 555 0188',
  };
  for (const [name, text] of Object.entries({ ...filled, service: 'Roof Repair', gateCode: '123456789' }))
    enterText(field(name), text);
  await press();
  expect(field('gateCode').getAttribute('aria-describedby')).toContain('contact-gateCode-error');
  expect(container.textContent).toContain(tooLong);
  expect(posts).toEqual([]);
  enterText(field('gateCode'), '4711#');
  await press();
  await waitFor(() => expect(posts).toMatchObject([{ gateCode: '4711#' }]));
});
