import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { TextField } from '#design/parts/TextField.tsx';
import { formatPhone } from '#leads/forms/phone.ts';
import styles from '../../lead-forms/ContactFields.module.css';
import { contactFieldProps } from './contact-field-props.ts';
import type { StepProps } from './step-props.ts';

/** Who the report is for. */
export function ContactStep(props: StepProps) {
  const { entries, change } = props;
  const phone = contactFieldProps('phone', props);
  return (
    <div className={styles.fields}>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        {...contactFieldProps('firstName', props)}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        {...contactFieldProps('lastName', props)}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="email"
        className={styles.whole}
        {...contactFieldProps('email', props)}
      />
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel"
        className={styles.whole}
        {...phone}
        onBlur={() => {
          phone.onBlur();
          // Only now: nothing is rewritten under the visitor's fingers (ruling 7).
          if (entries.phone) change({ phone: formatPhone(entries.phone) });
        }}
      />
    </div>
  );
}
