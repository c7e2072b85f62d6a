// The full form on the contact page. Source: specification §3 and §5; reading 8 for the consent box.

import { features } from '#content/business/features.ts';
import {
  address,
  city,
  consentTo,
  email,
  firstName,
  lastName,
  message,
  phone,
  segments,
  select,
  service,
  urgency,
} from './fields.ts';
import type { Entered, Fields } from './form-table.ts';
import { textConsent, textConsentVersions, textsCustomers } from './text-consent.ts';

export const contactFields = {
  firstName,
  lastName,
  email,
  phone,
  address,
  city,
  service,
  message,
  preferredContact: {
    label: 'Preferred contact',
    // No option has another label's name in it, so that a voice or a search for "Email" finds one field.
    ...segments({ email: 'By email', phone: 'By phone' }, 'email'),
    desk: { label: 'Wants to be reached', says: { email: 'By email', phone: 'By phone' } },
  },
  urgency: { ...urgency, askedBefore: 'preferredContact' },
  needsFinancing: {
    label: 'Financing needed?',
    ...select({ yes: 'Yes', no: 'No', maybe: 'Maybe' }),
    width: 'half',
    isOffered: features.financing,
    desk: { label: 'Needs financing' },
  },
  needsInsuranceClaim: {
    label: 'Insurance claim?',
    ...select({ yes: 'Yes', no: 'No', unsure: 'Unsure' }),
    width: 'half',
    isOffered: features.claimHelp,
    desk: { label: 'Insurance claim' },
  },
  textConsent: {
    label: textConsent.text,
    rule: consentTo(textConsentVersions),
    kind: 'consent',
    isOffered: textsCustomers,
    version: textConsent.version,
    notice: {
      label: 'Agreed to text messages',
      says: (version: string) => version && `yes, wording ${version}`,
    },
    heading: 'Text consent (wording)',
    desk: 'reach',
  },
} satisfies Fields;

export type ContactLead = Entered<typeof contactFields>;
