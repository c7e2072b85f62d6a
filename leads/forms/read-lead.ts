// From whatever arrived to a lead or a list of complaints, by the rules that browser and server share.
// Source: specification §5; specification §10 (422). The estimate and the savings are worked out here again.

import { readEnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import { readRoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { readAttribution } from './attribution.ts';
import { contactLead } from './contact-lead.ts';
import { energySavingsContact } from './energy-savings-lead.ts';
import { type Checked, checkFields, type FieldErrors } from './field-errors.ts';
import type { FormName } from './form-names.ts';
import { homeLead } from './home-lead.ts';
import type { Lead } from './lead.ts';
import { roofCostContact } from './roof-cost-lead.ts';
import { isFilledVeryFast } from './spam-signs.ts';

type Input = Readonly<Record<string, unknown>>;

/** Checks `input` by the rules of `form`. Unknown fields are ignored; every known field that fails gets a message. */
export function readLead(form: FormName, input: Input): Checked<Lead> {
  const checked = checkForm(form, input);
  if (checked.kind === 'invalid') return checked;
  const attribution = readAttribution(input);
  return valid({
    ...checked.value,
    ...(isFilledVeryFast(input) ? { filledVeryFast: true } : {}),
    ...(attribution ? { attribution } : {}),
  });
}

function checkForm(form: FormName, input: Input): Checked<Lead> {
  switch (form) {
    case 'home': {
      const contact = checkFields(homeLead, input);
      return contact.kind === 'valid' ? valid({ form, contact: contact.value }) : contact;
    }
    case 'contact': {
      const contact = checkFields(contactLead, input);
      return contact.kind === 'valid' ? valid({ form, contact: contact.value }) : contact;
    }
    case 'roof-cost': {
      const contact = checkFields(roofCostContact, input);
      const answers = readRoofCostAnswers(input);
      if (contact.kind === 'invalid' || answers.kind === 'invalid') return bothErrors(contact, answers);
      const estimate = estimateRoofCost(answers.answers);
      return valid({ form, contact: contact.value, answers: answers.answers, estimate });
    }
    case 'energy-savings': {
      const contact = checkFields(energySavingsContact, input);
      const answers = readEnergyAnswers(input);
      if (contact.kind === 'invalid' || answers.kind === 'invalid') return bothErrors(contact, answers);
      const savings = estimateEnergySavings(answers.answers);
      return valid({ form, contact: contact.value, answers: answers.answers, savings });
    }
  }
}

function valid(value: Lead): Checked<Lead> {
  return { kind: 'valid', value };
}

type MaybeErrors = { readonly kind: 'valid' } | { readonly kind: 'invalid'; readonly errors: FieldErrors };

function bothErrors(contact: MaybeErrors, answers: MaybeErrors): Checked<Lead> {
  return {
    kind: 'invalid',
    errors: {
      ...(answers.kind === 'invalid' ? answers.errors : {}),
      ...(contact.kind === 'invalid' ? contact.errors : {}),
    },
  };
}
