import type { ReactNode } from 'react';
import type { WizardProgress } from '#calculators/wizard/step-machine.ts';
import { ProgressTabs } from '#design/parts/ProgressTabs.tsx';
import styles from './WizardFrame.module.css';

interface WizardFrameProps {
  /** Accessible name of the progress bar. */
  readonly label: string;
  readonly progress: WizardProgress;
  readonly startLabel?: string;
  readonly endLabel?: string;
  /** The step and, if there is one, the sheet with the drawing; then what stands below and the bar at the foot. */
  readonly children: ReactNode;
}

/** Holds everything of a wizard, so that the bars at its head and foot stick to the window only as long as it is there. */
export function WizardFrame({
  label,
  progress,
  startLabel = 'Started',
  endLabel = 'Complete',
  children,
}: WizardFrameProps) {
  const { stepNumber, stepCount } = progress;
  return (
    <div data-wizard="" className={styles.frame}>
      <ProgressTabs
        label={label}
        stepText={`Step ${stepNumber} of ${stepCount}`}
        step={stepNumber}
        stepCount={stepCount}
        startLabel={startLabel}
        endLabel={endLabel}
      />
      {children}
    </div>
  );
}
