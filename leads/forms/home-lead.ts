// The short form on the home page: what it asks and what counts as filled in. Source: specification §3 and §5.

import * as z from 'zod/mini';
import { serviceChoices } from '#content/services/service-choices.ts';
import { emailField, oneOf, optionalText, phoneField, requiredLine } from './fields.ts';
import { messages } from './messages.ts';

export const homeLead = z.object({
  name: requiredLine(messages.name),
  email: emailField(),
  phone: phoneField(),
  service: oneOf(serviceChoices, messages.service),
  message: optionalText(),
});

export type HomeLead = z.output<typeof homeLead>;

export const homeLeadDefaults: Readonly<Record<keyof HomeLead, string>> = {
  name: '',
  email: '',
  phone: '',
  service: '',
  message: '',
};
