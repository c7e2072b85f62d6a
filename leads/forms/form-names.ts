// The kinds of lead. What each form asks is in its table: forms.ts.

export const formNames = ['home', 'contact', 'roof-cost', 'energy-savings', 'desk'] as const;
export type FormName = (typeof formNames)[number];

export function isFormName(text: string): text is FormName {
  return (formNames as readonly string[]).includes(text);
}

/** Field of a plain form that says what the header Idempotency-Key would; added by the site, not by the visitor. */
export const keyField = '_key';
