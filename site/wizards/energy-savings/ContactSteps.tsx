import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import styles from '../../lead-forms/ContactFields.module.css';
import { energyContactInputs as inputs } from '../../lead-forms/energy-savings-contact-inputs.ts';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import type { StepProps } from './entries.ts';

/** Who the report is for. */
export function ContactStep({ wizard }: StepProps) {
  const { propsOf } = wizard.fields;
  return (
    <div className={styles.fields}>
      <TextField {...inputs.firstName} {...propsOf('firstName')} />
      <TextField {...inputs.lastName} {...propsOf('lastName')} />
      <TextField {...inputs.email} className={styles.whole} {...propsOf('email')} />
      <TextField {...inputs.phone} className={styles.whole} {...propsOf('phone')} />
    </div>
  );
}

/** Which house, and the honeypot. */
export function AddressStep({ wizard }: StepProps) {
  const { fields, request, formId } = wizard;
  return (
    <div className={styles.fields}>
      <TextAreaField
        {...inputs.address}
        help={words.why}
        rows={3}
        className={styles.whole}
        // What is being sent must not change meanwhile.
        readOnly={request.isSending}
        {...fields.propsOf('address')}
      />
      <Honeypot ref={request.honeypot} idPrefix={formId} />
    </div>
  );
}
