// The full form on the contact page. Source: specification §3 and §5; reading 8 for the consent box.

import * as z from 'zod/mini';
import { features } from '#client/switches.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import {
  addressLine,
  emailField,
  oneOf,
  oneOfOr,
  optionalLine,
  optionalText,
  phoneField,
  requiredLine,
} from './fields.ts';
import { messages } from './messages.ts';
import { textConsentVersions } from './text-consent.ts';

export const preferredContacts = ['email', 'phone'] as const;
export const urgencies = ['emergency', 'urgent', 'normal'] as const;
export const financingAnswers = ['', 'yes', 'no', 'maybe'] as const;
export const insuranceAnswers = ['', 'yes', 'no', 'unsure'] as const;

export const contactLead = z.object({
  firstName: requiredLine(messages.firstName),
  lastName: requiredLine(messages.lastName),
  email: emailField(),
  phone: phoneField(),
  address: addressLine(),
  city: optionalLine(),
  service: oneOf(serviceChoices, messages.service),
  message: optionalText(),
  preferredContact: oneOfOr(preferredContacts, 'email'),
  urgency: oneOfOr(features.emergencyLine ? urgencies : ['urgent', 'normal'], 'normal'),
  needsFinancing: oneOfOr(features.financing ? financingAnswers : [''], ''),
  needsInsuranceClaim: oneOfOr(features.claimHelp ? insuranceAnswers : [''], ''),
  /** The version of the consent text that was ticked, or empty. Whatever names no version is no consent. */
  textConsent: z.pipe(
    z.transform((sent: unknown) =>
      typeof sent === 'string' && textConsentVersions.includes(sent) ? sent : '',
    ),
    z.string(),
  ),
});

export type ContactLead = z.output<typeof contactLead>;

export const contactLeadDefaults: Readonly<Record<keyof ContactLead, string>> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  service: '',
  message: '',
  preferredContact: 'email',
  urgency: 'normal',
  needsFinancing: '',
  needsInsuranceClaim: '',
  textConsent: '',
};
