import { Button } from '#design/parts/Button.tsx';
import { FootBar } from '#design/parts/FootBar.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import styles from './StepButtons.module.css';
import type { AnyWizard } from './useWizard.ts';

export type StepButtonsLook =
  /** At the foot of the window; Next is closed until the step is complete, and a line takes its place at the results. */
  | {
      readonly place: 'foot-bar';
      readonly back: string;
      readonly next: string;
      readonly complete: string;
    }
  /** Below the question, Back from the second step on; Next is always open, and says on the last question what it does. */
  | {
      readonly place: 'below-question';
      readonly back: string;
      readonly next: string;
      readonly finish: string;
      readonly finishing: string;
    };

interface StepButtonsProps {
  readonly wizard: AnyWizard;
  readonly look: StepButtonsLook;
}

/** Back and Next. The second one sends the form of the question. */
export function StepButtons({ wizard, look }: StepButtonsProps) {
  const { position, request } = wizard;
  if (look.place === 'foot-bar') {
    return (
      <FootBar>
        <Button
          tone="line"
          icon="arrow-back"
          disabled={position === 0 || request.isSending}
          onClick={wizard.goBack}
        >
          {look.back}
        </Button>
        {wizard.hasQuestion ? (
          <Button
            type="submit"
            form={wizard.formId}
            iconAfter="arrow"
            disabled={!wizard.isNextOpen || request.isSending}
          >
            {look.next}
          </Button>
        ) : (
          <p>{look.complete}</p>
        )}
      </FootBar>
    );
  }
  const isLast = wizard.isLastQuestion;
  return (
    <div className={styles.row}>
      {position > 0 && (
        <Button
          tone="line"
          icon="arrow-back"
          disabled={request.isSending}
          onClick={wizard.goBack}
          className={styles.back}
        >
          {look.back}
        </Button>
      )}
      {isLast && request.isSending ? (
        <Button type="submit" state="submitting" className={styles.finish}>
          {look.finishing}
        </Button>
      ) : (
        <Button
          type="submit"
          iconAfter="arrow"
          disabled={request.isSending}
          className={isLast ? styles.finish : styles.next}
        >
          {isLast ? look.finish : look.next}
        </Button>
      )}
      <LiveRegion>{request.isSending && look.finishing}</LiveRegion>
    </div>
  );
}
