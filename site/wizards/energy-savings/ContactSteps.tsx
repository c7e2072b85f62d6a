import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import styles from '../../lead-forms/ContactFields.module.css';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import type { StepProps } from './entries.ts';

/** Who the report is for. */
export function ContactStep({ wizard }: StepProps) {
  const { propsOf } = wizard.fields;
  return (
    <div className={styles.fields}>
      <TextField label={words.firstName} autoComplete="given-name" required {...propsOf('firstName')} />
      <TextField label={words.lastName} autoComplete="family-name" required {...propsOf('lastName')} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        required
        className={styles.whole}
        {...propsOf('email')}
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel"
        required
        className={styles.whole}
        {...propsOf('phone')}
      />
    </div>
  );
}

/** Which house, and the honeypot. */
export function AddressStep({ wizard }: StepProps) {
  const { fields, request, formId } = wizard;
  return (
    <div className={styles.fields}>
      <TextAreaField
        label={words.address}
        help={words.why}
        autoComplete="street-address"
        rows={3}
        required
        className={styles.whole}
        // What is being sent must not change meanwhile.
        readOnly={request.isSending}
        {...fields.propsOf('address')}
      />
      <Honeypot ref={request.honeypot} idPrefix={formId} />
    </div>
  );
}
