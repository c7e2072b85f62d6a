import { checkFields } from '#leads/forms/field-errors.ts';
import { roofCostContact } from '#leads/forms/roof-cost-lead.ts';
import type { ContactCheck } from './entries.ts';

export const contactCheck: ContactCheck = (entries) => {
  const checked = checkFields(roofCostContact, { ...entries });
  return checked.kind === 'valid' ? {} : checked.errors;
};
