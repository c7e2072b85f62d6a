// The four kinds of lead. The name is the last segment of POST /api/leads/<form>.

export const formNames = ['home', 'contact', 'roof-cost', 'energy-savings'] as const;
export type FormName = (typeof formNames)[number];

export function isFormName(text: string): text is FormName {
  return (formNames as readonly string[]).includes(text);
}
