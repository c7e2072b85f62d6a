import { afterPress } from '../../lead-forms/after-press.ts';
import type { ContactField } from './entries.ts';
import type { StepProps } from './step-props.ts';

/** Ties a field part to its entry, its error and its events. */
export function contactFieldProps(field: ContactField, { entries, fields, change }: StepProps) {
  return {
    id: `energy-savings-step-${field}`,
    name: field,
    required: true,
    value: entries[field],
    error: fields.errorOf(field),
    onChange: (event: { currentTarget: { value: string } }) => {
      change({ [field]: event.currentTarget.value });
      fields.noteChange(field);
    },
    // Passing through an empty field is no mistake yet.
    onBlur: () => {
      if (entries[field].trim()) afterPress(() => fields.judge([field]));
    },
  };
}
