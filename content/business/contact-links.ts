// How a page links to the phone and the mailbox in client/company.ts.

import { company } from '#client/company.ts';

/** `tel:` link of the company phone. */
export const phoneHref = `tel:${company.phone.value.e164}`;
/** `mailto:` link of the company mailbox. */
export const emailHref = `mailto:${company.email.value}`;
