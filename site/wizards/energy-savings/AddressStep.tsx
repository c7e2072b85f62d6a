import type { RefObject } from 'react';
import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { honeypotField } from '#leads/forms/spam-signs.ts';
import styles from './ContactFields.module.css';
import { contactFieldProps } from './contact-field-props.ts';
import type { StepProps } from './step-props.ts';

interface AddressStepProps extends StepProps {
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** What is on its way must not change meanwhile. */
  readonly isSending: boolean;
}

const trapId = `energy-savings-step-${honeypotField}`;

/** Which house, and the trap for programs. */
export function AddressStep({ honeypot, isSending, ...props }: AddressStepProps) {
  return (
    <div className={styles.fields}>
      <TextAreaField
        label={words.address}
        help={words.why}
        autoComplete="street-address"
        rows={3}
        className={styles.whole}
        readOnly={isSending}
        {...contactFieldProps('address', props)}
      />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trapId}>{words.honeypotLabel}</label>
        <input ref={honeypot} id={trapId} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  );
}
