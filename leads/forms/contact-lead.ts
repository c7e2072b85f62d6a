// The full form on the contact page. Source: specification §3 and §5; reading 8 for the consent box.

import { features } from '#content/business/features.ts';
import {
  addressLine,
  consentTo,
  email,
  firstName,
  lastName,
  message,
  optionalLine,
  phone,
  segments,
  select,
  service,
} from './fields.ts';
import type { Entered, Fields } from './form-table.ts';
import { textConsent, textConsentVersions, textsCustomers } from './text-consent.ts';

export const contactFields = {
  firstName,
  lastName,
  email,
  phone,
  address: {
    label: 'Address',
    rule: addressLine(),
    kind: 'text',
    autoComplete: 'street-address',
    width: 'half',
    desk: 'reach',
  },
  city: {
    label: 'City',
    rule: optionalLine(),
    kind: 'text',
    autoComplete: 'address-level2',
    width: 'half',
    desk: 'reach',
  },
  service,
  message,
  preferredContact: {
    label: 'Preferred contact',
    // No option has another label's name in it, so that a voice or a search for "Email" finds one field.
    ...segments({ email: 'By email', phone: 'By phone' }, 'email'),
    desk: { label: 'Wants to be reached', says: { email: 'By email', phone: 'By phone' } },
  },
  urgency: {
    label: 'How soon?',
    ...segments({ emergency: 'Emergency', urgent: 'Urgent', normal: 'Normal' }, 'normal'),
    options: {
      ...(features.emergencyLine && { emergency: 'Emergency' }),
      urgent: 'Urgent',
      normal: 'Normal',
    },
    askedBefore: 'preferredContact',
    desk: { label: 'Urgency', says: { normal: '' } },
  },
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
    notice: { says: (version: string) => version && `yes, wording ${version}` },
    heading: 'Text consent (wording)',
    desk: 'reach',
  },
} satisfies Fields;

export type ContactLead = Entered<typeof contactFields>;
