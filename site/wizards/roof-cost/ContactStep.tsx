import { roofCostContactWords as words } from '#content/pages/roof-cost-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import { isRequired } from '#leads/forms/form-table.ts';
import { roofCostFields } from '#leads/forms/roof-cost-lead.ts';
import { FormFields } from '../../lead-forms/FormField.tsx';
import { Honeypot } from '../../lead-forms/Honeypot.tsx';
import { PhotographField } from '../../lead-forms/photographs/PhotographField.tsx';
import type { StepProps } from './entries.ts';

const fieldCount = Object.values(roofCostFields).filter(isRequired).length;

/** Who the estimate is for. The button opens when all fields are right. */
export function ContactStep({ wizard }: StepProps) {
  const { formId, request, photographs, isStepComplete } = wizard;
  return (
    <div className="columns fields" data-fold="phone">
      <FormFields table={roofCostFields} fields={wizard.fields} />
      <Honeypot idPrefix={formId} />
      <PhotographField idPrefix={formId} photographs={photographs} />
      <div className="stack" data-gap="3">
        <Button
          type="submit"
          isWide
          state={request.isSending ? 'submitting' : 'ready'}
          disabled={!isStepComplete}
          aria-describedby={`${formId}-missing`}
        >
          {request.isSending ? words.submitting : words.submit}
        </Button>
        <LiveRegion>{request.isSending && words.submitting}</LiveRegion>
        <p id={`${formId}-missing`} className="fine">
          {isStepComplete ? words.why : words.stillMissing(fieldCount)}
        </p>
      </div>
    </div>
  );
}
