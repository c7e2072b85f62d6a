import { Button } from '#design/parts/Button.tsx';
import { FootBar } from '#design/parts/FootBar.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import type { AnyWizard } from './useWizard.ts';

export interface StepButtonLabels {
  readonly back: string;
  readonly next: string;
  /** Next on the last question, and while its answers are sent; left out where that step has a button of its own. */
  readonly finish?: string;
  readonly finishing?: string;
  /** Next is closed until the step is complete, and Back is there, closed, on the first step. */
  readonly isClosedUntilComplete: boolean;
}

interface StepButtonsProps {
  readonly wizard: AnyWizard;
  readonly labels: StepButtonLabels;
}

/** Back and Next at the foot of the window. The second one sends the form of the question. */
export function StepButtons({ wizard, labels }: StepButtonsProps) {
  const { position, request, formId } = wizard;
  const finish = wizard.isLastQuestion ? labels.finish : undefined;
  const isFinishing = finish !== undefined && request.isSending;
  return (
    <>
      <FootBar>
        {(position > 0 || labels.isClosedUntilComplete) && (
          <Button
            tone="line"
            icon="arrow-back"
            disabled={position === 0 || request.isSending}
            onClick={wizard.goBack}
          >
            {labels.back}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          iconAfter="arrow"
          state={isFinishing ? 'submitting' : wizard.isJustEntered ? 'resting' : 'ready'}
          disabled={request.isSending || (labels.isClosedUntilComplete && !wizard.isNextOpen)}
        >
          {isFinishing ? labels.finishing : (finish ?? labels.next)}
        </Button>
      </FootBar>
      {labels.finishing && <LiveRegion>{request.isSending && labels.finishing}</LiveRegion>}
    </>
  );
}
