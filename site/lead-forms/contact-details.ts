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
  const { name: knownName, ...known } = recallContactDetails();
  const details: Record<string, string> = { ...known };
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  // A name that another form has handed over stays in its two parts.
  if (firstName && name !== knownName) Object.assign(details, { firstName, lastName: rest.join(' ') });
  for (const field of stored) if (values[field]) details[field] = values[field];
  // A field of one line would run its lines together.
  if (details.address) details.address = details.address.trim().replace(/,?\s*\n\s*/g, ', ');
  // Other forms ask for both in one field.
  const { address, city } = values;
  if (address && city && !address.includes(`, ${city}`)) details.address += `, ${city}`;
  keepInTab(item, details);
}
