// What the desk asks when somebody calls or walks in: what one can ask in twenty seconds on the phone.

import { serviceChoices } from '#content/services/service-choices.ts';
import {
  address,
  city,
  email,
  message,
  name,
  optionalEmail,
  optionsOf,
  phone,
  segments,
  select,
  urgency,
} from './fields.ts';
import type { Fields } from './form-table.ts';

export const deskFields = {
  name,
  phone,
  city,
  service: {
    label: 'What is it about?',
    ...select(optionsOf(serviceChoices, (words) => words)),
    prompt: 'Not said',
    desk: { label: 'Service' },
    isSearched: true,
  },
  message: { ...message, label: 'In their words', rows: 3, desk: { label: 'Message' } },
  urgency,
  cameBy: {
    label: 'How did it come?',
    ...segments({ phone: 'Phone', 'walk-in': 'Walk-in', referral: 'Referral' }, 'phone'),
    desk: { label: 'Came by' },
  },
  address: { ...address, label: 'Street' },
  email: { ...email, rule: optionalEmail },
} satisfies Fields;
