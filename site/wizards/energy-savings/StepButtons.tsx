import { energyWizardWords as words } from '#content/pages/energy-savings-wizard-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import styles from './StepButtons.module.css';

interface StepButtonsProps {
  readonly isLast: boolean;
  readonly isSending: boolean;
  /** Null on the first step, where there is no way back. */
  readonly onBack: (() => void) | null;
}

/** Back and Next, below the question. The second one sends the form. */
export function StepButtons({ isLast, isSending, onBack }: StepButtonsProps) {
  return (
    <div className={styles.row}>
      {onBack && (
        <Button tone="line" icon="arrow-back" disabled={isSending} onClick={onBack} className={styles.back}>
          {words.back}
        </Button>
      )}
      <NextButton isLast={isLast} isSending={isSending} />
      <LiveRegion>{isSending && words.finishing}</LiveRegion>
    </div>
  );
}

function NextButton({ isLast, isSending }: Pick<StepButtonsProps, 'isLast' | 'isSending'>) {
  if (isLast && isSending) {
    return (
      <Button type="submit" state="submitting" className={styles.finish}>
        {words.finishing}
      </Button>
    );
  }
  return (
    <Button
      type="submit"
      iconAfter="arrow"
      disabled={isSending}
      className={isLast ? styles.finish : styles.next}
    >
      {isLast ? words.finish : words.next}
    </Button>
  );
}
