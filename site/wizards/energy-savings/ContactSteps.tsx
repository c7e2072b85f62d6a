import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { energySavingsFields } from '#leads/forms/energy-savings-lead.ts';
import styles from '../../lead-forms/ContactFields.module.css';
import { FormField, FormFields } from '../../lead-forms/FormField.tsx';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import type { StepProps } from './entries.ts';

const { address, ...person } = energySavingsFields;

/** Who the report is for. */
export function ContactStep({ wizard }: StepProps) {
  return (
    <div className={`columns ${styles.fields}`} data-fold="phone">
      <FormFields table={person} fields={wizard.fields} whole="whole" />
    </div>
  );
}

/** Which house, and the honeypot. */
export function AddressStep({ wizard }: StepProps) {
  const { fields, request, formId } = wizard;
  return (
    <div className={`columns ${styles.fields}`} data-fold="phone">
      <FormField
        question={{ ...address, help: words.why, rows: 3 }}
        required
        className="whole"
        // What is being sent must not change meanwhile.
        readOnly={request.isSending}
        {...fields.propsOf('address')}
      />
      <Honeypot idPrefix={formId} />
    </div>
  );
}
