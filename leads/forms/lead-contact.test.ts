import { expect, test } from 'vitest';
import { sampleLead } from '../../tests/sample-submissions.ts';
import { formNames } from './form-names.ts';
import type { Field } from './form-table.ts';
import { forms } from './forms.ts';
import { contactOf } from './lead-contact.ts';
import type { StoredLead } from './stored-lead.ts';

test('an address that somebody typed names the receiver of a mail and nothing else of it', () => {
  const mailHrefOf = (email: string) => {
    const lead = sampleLead();
    return contactOf({ ...lead, contact: { ...lead.contact, email } } as typeof lead).mailHref;
  };
  expect(mailHrefOf('dolores.umber@example.org')).toBe('mailto:dolores.umber@example.org');
  // What the forms take: these characters may stand in the name of a mailbox.
  const url = new URL(mailHrefOf('a?bcc=spy%40evil.example&subject=hi@example.org'));
  expect(url.search).toBe('');
  expect(decodeURIComponent(url.pathname)).toBe('a?bcc=spy%40evil.example&subject=hi@example.org');
});

test('a city that stands in the address already is told once', () => {
  const contact = { name: 'Dana', phone: '9375550188', email: 'dana@example.org', city: 'Troy' };
  const addressOf = (address: string) =>
    contactOf({ form: 'contact', contact: { ...contact, address } } as unknown as StoredLead).address;
  expect(addressOf('12 Mill St, Troy')).toBe('12 Mill St, Troy');
  expect(addressOf('12 Troy Pike')).toBe('12 Troy Pike, Troy');
});

test('what a form’s table says is shown with how to reach the person is', () => {
  for (const form of formNames) {
    const fields = Object.entries<Field>(forms[form].parts.contact);
    const contact = Object.fromEntries(fields.map(([name]) => [name, `<${name}>`]));
    const shown = Object.values(contactOf({ form, contact } as unknown as StoredLead)).join();
    // The consent to text messages is shown from its column, with the moment it was given.
    const claimed = fields.filter(([name, { desk }]) => desk === 'reach' && name !== 'textConsent');
    for (const [name] of claimed) expect(shown).toContain(`<${name}>`);
  }
});
