// The kinds of lead. The name is the last segment of POST /api/leads/<form>.

import { features } from '#content/business/features.ts';

export const formNames = ['home', 'contact', 'roof-cost', 'energy-savings'] as const;
export type FormName = (typeof formNames)[number];

/** Whether the site has that form; leads of a form that was switched off stay readable. */
export function isFormOffered(form: FormName): boolean {
  return form !== 'energy-savings' || features.energyCalculator;
}

export function isFormName(text: string): text is FormName {
  return (formNames as readonly string[]).includes(text);
}

/** Field of a plain form that says what the header Idempotency-Key would; a field of ours, no part of what the visitor said. */
export const keyField = '_key';
