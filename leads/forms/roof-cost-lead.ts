// The contact step of the roof cost calculator. The answers travel beside it under their own names and are
// read by calculators/roof-cost, so that browser and server judge them alike. Source: specification §3 and §5.

import * as z from 'zod/mini';
import { emailField, phoneField, requiredLine, requiredText } from './fields.ts';
import { messages } from './messages.ts';

export const roofCostContact = z.object({
  name: requiredLine(messages.name),
  phone: phoneField(),
  email: emailField(),
  address: requiredText(messages.address),
});

export type RoofCostContact = z.output<typeof roofCostContact>;
