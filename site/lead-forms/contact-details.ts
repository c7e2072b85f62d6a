// Contact details given once in a visit fill in the other forms (reading 9). Session storage only: they end with the tab
// and appear in no address.

import { keepInTab, readFromTab } from './tab-storage.ts';

type Details = Readonly<Record<string, string>>;

const item = 'contact-details';
const stored = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;

/** What was given earlier, by field name; `name` is for forms that ask for it in one field. Unknown details are absent. */
export function recallContactDetails(): Details {
  const given = Object.entries(readFromTab(item) ?? {}).filter(
    ([field, text]) => (stored as readonly string[]).includes(field) && typeof text === 'string' && text,
  );
  const details: Details = Object.fromEntries(given);
  const name = [details.firstName, details.lastName].filter(Boolean).join(' ');
  return name ? { ...details, name } : details;
}

/** Remembers the contact details among `values`; those given earlier and left empty here stay. */
export function rememberContactDetails({ name = '', ...values }: Details): void {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  const given: Details = { firstName, lastName: rest.join(' '), ...values };
  const known = { ...recallContactDetails() };
  for (const field of stored) if (given[field]) known[field] = given[field];
  const { name: _name, ...details } = known;
  keepInTab(item, details);
}
