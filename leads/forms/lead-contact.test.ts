import { expect, test } from 'vitest';
import { sampleLead } from '../../tests/sample-submissions.ts';
import { contactOf } from './lead-contact.ts';

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
