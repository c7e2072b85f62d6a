// What the desk asks when somebody calls or walks in: what one can ask in twenty seconds on the phone.

import { features } from '#content/business/features.ts';
import { serviceChoices } from '#content/services/service-choices.ts';
import {
  addressLine,
  email,
  message,
  name,
  optionalEmail,
  optionalLine,
  optionsOf,
  phone,
  segments,
  select,
} from './fields.ts';
import type { Fields } from './form-table.ts';

export const deskFields = {
  name: { ...name, autoComplete: 'off' },
  phone: { ...phone, autoComplete: 'off' },
  city: { label: 'City', rule: optionalLine(), kind: 'text', width: 'half', desk: 'reach' },
  service: {
    label: 'What is it about?',
    ...select(optionsOf(serviceChoices, (words) => words)),
    prompt: 'Not said',
    desk: { label: 'Service' },
    isSearched: true,
  },
  message: { ...message, label: 'In their words', rows: 3, desk: { label: 'Message' } },
  urgency: {
    label: 'How soon?',
    ...segments(
      { ...(features.emergencyLine && { emergency: 'Emergency' }), urgent: 'Urgent', normal: 'Normal' },
      'normal',
    ),
    desk: { label: 'Urgency', says: { normal: '' } },
  },
  cameBy: {
    label: 'How did it come?',
    ...segments({ phone: 'Phone', 'walk-in': 'Walk-in', referral: 'Referral' }, 'phone'),
    desk: { label: 'Came by' },
  },
  address: { label: 'Street', rule: addressLine(), kind: 'text', width: 'half', desk: 'reach' },
  email: { ...email, rule: optionalEmail, autoComplete: 'off' },
} satisfies Fields;
