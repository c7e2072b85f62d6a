import type { ChangeEvent } from 'react';
import type { FormName } from '#leads/forms/form-names.ts';
import type { LeadForm } from './useLeadForm.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Ties a field part to its value, error and events. Ids are `<form>-<field>`, as the server writes them without script. */
export function fieldOf(form: FormName, { values, errors, change, leave }: LeadForm) {
  return (name: string) => ({
    id: `${form}-${name}`,
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<Control>) => change(name, event.currentTarget.value),
    onBlur: () => leave(name),
  });
}
