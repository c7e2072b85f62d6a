import { roofCostContactWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { joinClasses } from '#design/parts/join-classes.ts';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import styles from '../../lead-forms/ContactFields.module.css';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import { PhotographField } from '../../lead-forms/photographs/PhotographField.tsx';
import { roofCostContactInputs as inputs } from '../../lead-forms/roof-cost-contact-inputs.ts';
import type { StepProps } from './entries.ts';

/** Who the estimate is for. The button opens when all four fields are right. */
export function ContactStep({ wizard }: StepProps) {
  const { formId, request, photographs, isStepComplete } = wizard;
  const { propsOf } = wizard.fields;
  return (
    <div className={styles.fields}>
      <TextField {...inputs.name} className={styles.whole} {...propsOf('name')} />
      <TextField {...inputs.phone} {...propsOf('phone')} />
      <TextField {...inputs.email} {...propsOf('email')} />
      <TextAreaField {...inputs.address} className={styles.whole} {...propsOf('address')} />
      <Honeypot ref={request.honeypot} idPrefix={formId} />
      <PhotographField className={styles.whole} idPrefix={formId} photographs={photographs} />
      <div className={joinClasses(styles.whole, styles.sending)}>
        {request.isSending ? (
          <Button type="submit" isWide state="submitting">
            {words.submitting}
          </Button>
        ) : (
          <Button type="submit" isWide disabled={!isStepComplete} aria-describedby={`${formId}-missing`}>
            {words.submit}
          </Button>
        )}
        <LiveRegion>{request.isSending && words.submitting}</LiveRegion>
        <p id={`${formId}-missing`} className="fine">
          {isStepComplete ? words.why : words.stillMissing}
        </p>
      </div>
    </div>
  );
}
