import { type RefObject, useState } from 'react';
import { leadFormWords } from '#content/pages/lead-form-words.ts';
import { roofCostContactWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { ErrorSummary } from '#design/parts/ErrorSummary.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import { formatPhone } from '#leads/forms/phone.ts';
import styles from '../../lead-forms/ContactFields.module.css';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import { contactCheck } from './contact-check.ts';
import type { ContactField } from './entries.ts';
import type { StepProps } from './step-props.ts';
import type { EstimateRequest } from './useEstimateRequest.ts';

interface ContactStepProps extends Pick<StepProps, 'entries' | 'change'> {
  readonly request: EstimateRequest;
  readonly honeypot: RefObject<HTMLInputElement | null>;
}

const fieldId = (field: string) => `roof-cost-step-${field}`;

/** Who the estimate is for. Errors appear once a field has been left; the button opens when all four are in order. */
export function ContactStep({ entries, change, request, honeypot }: ContactStepProps) {
  const [left, setLeft] = useState<readonly ContactField[]>([]);
  // A server's complaint stands until its field is changed.
  const [changed, setChanged] = useState({ attempt: 0, fields: [] as readonly string[] });
  const { errors: refused, attempt } = request.refusal;
  const mended = changed.attempt === attempt ? changed.fields : [];
  const complaints = Object.entries(refused).filter(([field]) => !mended.includes(field));
  const errors = contactCheck(entries);
  const isValid = Object.keys(errors).length === 0;

  const fieldProps = (field: ContactField) => ({
    id: fieldId(field),
    name: field,
    required: true,
    value: entries[field],
    error: (left.includes(field) ? errors[field] : undefined) ?? Object.fromEntries(complaints)[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      setChanged({ attempt, fields: [...mended, field] });
      change({ [field]: event.currentTarget.value });
    },
    onBlur: () => {
      if (field === 'phone') change({ phone: formatPhone(entries.phone) });
      if (entries[field].trim() && !left.includes(field)) setLeft([...left, field]);
    },
  });

  return (
    <div className={styles.fields}>
      {complaints.length > 0 && (
        <div className={styles.whole}>
          <ErrorSummary
            title={leadFormWords.errorTitle(complaints.length)}
            text={leadFormWords.errorText}
            errors={complaints.map(([field, message]) => ({ fieldId: fieldId(field), message }))}
            attempt={attempt}
          />
        </div>
      )}
      <TextField label={words.name} autoComplete="name" className={styles.whole} {...fieldProps('name')} />
      <TextField label={words.phone} type="tel" autoComplete="tel" {...fieldProps('phone')} />
      <TextField label={words.email} type="email" autoComplete="email" {...fieldProps('email')} />
      <TextAreaField
        label={words.address}
        help={words.addressHelp}
        autoComplete="street-address"
        rows={2}
        className={styles.whole}
        {...fieldProps('address')}
      />
      <Honeypot ref={honeypot} idPrefix="roof-cost-step" />
      <div className={joinClasses(styles.whole, styles.sending)}>
        {request.isSending ? (
          <Button type="submit" isWide state="submitting">
            {words.submitting}
          </Button>
        ) : (
          <Button type="submit" isWide disabled={!isValid} aria-describedby={fieldId('missing')}>
            {words.submit}
          </Button>
        )}
        <LiveRegion>{request.isSending && words.submitting}</LiveRegion>
        <p id={fieldId('missing')} className="fine">
          {isValid ? words.why : words.stillMissing}
        </p>
      </div>
    </div>
  );
}
