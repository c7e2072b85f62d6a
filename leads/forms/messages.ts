// What a visitor is told at a field. Specification §5 fixes those of the energy calculator.

import { notAnOption } from '#calculators/wizard/answer-reader.ts';
import { company } from '#client/company.ts';

export const messages = {
  name: 'Name is required',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Valid email is required',
  phone: 'Phone number is required',
  phoneDigits: `Please enter a phone number we can call, like ${company.phone.value.display}`,
  service: 'Please choose a service',
  choice: notAnOption,
  address: 'Address is required',
  completeAddress: 'Please enter a complete address',
  tooLong: (limit: number) => `Please keep this under ${limit.toLocaleString('en-US')} characters`,
} as const;
