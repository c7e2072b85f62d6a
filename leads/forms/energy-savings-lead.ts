// Steps 6 and 7 of the energy savings calculator. The answers travel beside it under their own names and are
// read by calculators/energy-savings. Source: specification §5; messages and lengths are fixed there.

import * as z from 'zod/mini';
import { emailField, requiredLine, requiredText } from './fields.ts';
import { messages } from './messages.ts';

const shortestName = 2;
const shortestPhone = 10;
const shortestAddress = 10;

export const energySavingsContact = z.object({
  firstName: requiredLine(messages.firstName, shortestName),
  lastName: requiredLine(messages.lastName, shortestName),
  email: emailField(),
  phone: requiredLine(messages.phone, shortestPhone, 60),
  address: requiredText(messages.completeAddress, shortestAddress),
});

export type EnergySavingsContact = z.output<typeof energySavingsContact>;

export const energySavingsContactDefaults: Readonly<Record<keyof EnergySavingsContact, string>> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
};
