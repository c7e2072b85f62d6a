// Consent to text messages on the contact form. Source: reading 8. Optional, never ticked for the visitor, and
// stored with its version and time, so that it can be shown later what somebody agreed to.
// Change the words only together with the version.

import { company } from '#client/company.ts';
import { isPromised } from '#content/business/promised.ts';

/** Nobody is asked where the contractor sends no texts. */
export const textsCustomers = isPromised('textsCustomers');

export const textConsent = {
  version: '2026-11',
  text: `${company.name.value} may text me about this request, up to about five texts. Msg and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of any purchase.`,
} as const;

/** Every wording that was ever on the form: a page that is open or cached for weeks may still send an older one. */
export const textConsentVersions: readonly string[] = [textConsent.version];
