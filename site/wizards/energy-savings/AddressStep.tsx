import type { RefObject } from 'react';
import { energyContactWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import styles from '../../lead-forms/ContactFields.module.css';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import { contactFieldProps } from './contact-field-props.ts';
import type { StepProps } from './step-props.ts';

interface AddressStepProps extends StepProps {
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** What is on its way must not change meanwhile. */
  readonly isSending: boolean;
}

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
      <Honeypot ref={honeypot} idPrefix="energy-savings-step" />
    </div>
  );
}
