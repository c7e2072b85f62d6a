import { company } from '#client/company.ts';
import { formatPhone, normalizePhone } from './phone.ts';
import type { StoredLead } from './stored-lead.ts';

/** How to reach somebody, whichever form they used. */
export function contactOf({ contact }: StoredLead) {
  // As they were typed; empty where the form does not ask, and `street` is all of it where it asks once.
  const city = 'city' in contact ? contact.city : '';
  const street = 'address' in contact ? contact.address : '';
  // The site fills in a street with its city where another form asked for both in one.
  const hasCity = city !== '' && street.includes(`, ${city}`);
  const address = hasCity ? street : [street, city].filter(Boolean).join(', ');
  const namesState = new RegExp(`\\b(?:${company.regionCode}|${company.region})\\b`).test(address);
  const search = new URLSearchParams([
    ['api', '1'],
    ['query', namesState ? address : `${address}, ${company.region}`],
  ]);
  // One name given in one field is a first name and the rest.
  const [firstName = '', ...rest] = 'name' in contact ? contact.name.split(' ') : [contact.firstName];
  const lastName = 'name' in contact ? rest.join(' ') : contact.lastName;
  return {
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    street,
    city,
    /** The contractor's, as the forms do not ask; empty where neither street nor city is known. */
    state: address === '' ? '' : company.regionCode,
    phone: formatPhone(contact.phone),
    /** For `tel:` and `sms:`; null when the digits make no US number. */
    dial: normalizePhone(contact.phone),
    email: contact.email,
    /** Only the mailbox is escaped: it may have "?" and "&" in its name, which would begin a copy to somebody else. */
    mailHref: `mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`,
    /** Null where the form does not ask. */
    address: address === '' ? null : address,
    mapHref: address === '' ? null : `https://www.google.com/maps/search/?${search}`,
  };
}
