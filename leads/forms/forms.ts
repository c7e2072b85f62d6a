// Every form, and the parts of its leads under the names by which they are stored.

import { contactFields } from './contact-lead.ts';
import { deskFields } from './desk-lead.ts';
import { energyAnswers, energyFigures, energySavingsFields } from './energy-savings-lead.ts';
import { type FormName, isFormName } from './form-names.ts';
import type { Fields, Table } from './form-table.ts';
import { homeFields } from './home-lead.ts';
import { roofCostAnswers, roofCostFields, roofCostFigures } from './roof-cost-lead.ts';

interface Form {
  /** Visitors fill it in on the site, and POST /api/leads/<form> takes it; one for the desk has no page and no route. */
  readonly askedOf: 'visitors' | 'desk';
  readonly parts: { readonly contact: Fields; readonly [part: string]: Table };
}

export const forms = {
  home: { askedOf: 'visitors', parts: { contact: homeFields } },
  contact: { askedOf: 'visitors', parts: { contact: contactFields } },
  'roof-cost': {
    askedOf: 'visitors',
    parts: { contact: roofCostFields, answers: roofCostAnswers, estimate: roofCostFigures },
  },
  'energy-savings': {
    askedOf: 'visitors',
    parts: { contact: energySavingsFields, answers: energyAnswers, savings: energyFigures },
  },
  desk: { askedOf: 'desk', parts: { contact: deskFields } },
} as const satisfies Readonly<Record<FormName, Form>>;

export type PublicForm = {
  [Name in FormName]: (typeof forms)[Name]['askedOf'] extends 'visitors' ? Name : never;
}[FormName];

/** Whether visitors send that form. An open page may still send one whose calculator was switched off. */
export function isPublicForm(
  text: string,
  all: Readonly<Record<FormName, Form>> = forms,
): text is PublicForm {
  return isFormName(text) && all[text].askedOf === 'visitors';
}

export function partsOf(form: FormName): readonly (readonly [part: string, table: Table])[] {
  return Object.entries(forms[form].parts);
}

export function partOf(lead: object, part: string): Readonly<Record<string, string | number>> {
  return (lead as Readonly<Record<string, Record<string, string | number>>>)[part] ?? {};
}
