// From whatever arrived to a lead or a list of complaints, by the rules that browser and server share.
// Source: specification §5; specification §10 (422). The estimate and the savings are worked out here again.

import { readEnergyAnswers } from '#calculators/energy-savings/answers.ts';
import { estimateEnergySavings } from '#calculators/energy-savings/savings.ts';
import { readRoofCostAnswers } from '#calculators/roof-cost/answers.ts';
import { estimateRoofCost } from '#calculators/roof-cost/estimate.ts';
import { readAttribution } from './attribution.ts';
import type { Checked } from './field-errors.ts';
import { type FormName, formNames } from './form-names.ts';
import { checkerOf, type Fields } from './form-table.ts';
import { forms } from './forms.ts';
import type { Lead } from './lead.ts';
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

type Check = (input: Input) => Checked<object>;
const checkContact = Object.fromEntries(
  formNames.map((form) => [form, checkerOf<Fields>(forms[form].parts.contact)]),
) as Record<FormName, Check>;

function checkForm(form: FormName, input: Input): Checked<Lead> {
  const contact = checkContact[form](input);
  const worked = workOut(form, input);
  if (contact.kind === 'valid' && worked.kind === 'valid')
    return valid({ form, contact: contact.value, ...worked.value } as Lead);
  return { kind: 'invalid', errors: { ...errorsOf(worked), ...errorsOf(contact) } };
}

/** A calculator's answers, and what they come to. */
function workOut(form: FormName, input: Input): Checked<object> {
  switch (form) {
    case 'roof-cost': {
      const read = readRoofCostAnswers(input);
      if (read.kind === 'invalid') return read;
      return valid({ answers: read.answers, estimate: estimateRoofCost(read.answers) });
    }
    case 'energy-savings': {
      const read = readEnergyAnswers(input);
      if (read.kind === 'invalid') return read;
      return valid({ answers: read.answers, savings: estimateEnergySavings(read.answers) });
    }
    default:
      return valid({});
  }
}

function valid<Value>(value: Value): Checked<Value> {
  return { kind: 'valid', value };
}

const errorsOf = (checked: Checked<object>) => (checked.kind === 'invalid' ? checked.errors : {});
