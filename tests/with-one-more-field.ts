// The contact form with one more field: a copy of its table with one more row, put in its place by `vi.mock`. Nothing else
// knows of the field.

import type * as contactLead from '#leads/forms/contact-lead.ts';
import { optionalLine } from '#leads/forms/fields.ts';
import type { Field } from '#leads/forms/form-table.ts';

const gateCode = {
  label: 'Code of the gate',
  rule: optionalLine(8),
  kind: 'text',
  width: 'half',
  since: '9.9.9',
} satisfies Field;

export const tooLong = 'Please keep this under 8 characters';

export async function withOneMoreField(
  original: () => Promise<typeof contactLead>,
): Promise<typeof contactLead> {
  const { contactFields } = await original();
  return { contactFields: { ...contactFields, ...{ gateCode } } };
}
