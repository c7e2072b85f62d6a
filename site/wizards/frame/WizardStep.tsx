import { type ReactNode, type RefObject, useId } from 'react';
import type { WizardProgress } from '#calculators/wizard/step-machine.ts';
import { LiveRegion } from '#design/parts/LiveRegion.tsx';
import styles from './WizardFrame.module.css';

interface WizardStepProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly progress: WizardProgress;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/**
 * One step. A listener hears "4 of 7" from the status line and the question from the heading, which takes the focus; the
 * status line stays in the page from step to step, because only what changes inside it is read.
 */
export function WizardStep({ title, subtitle, progress, headingRef, children }: WizardStepProps) {
  const id = useId();
  return (
    <section data-wizard-step="" aria-labelledby={id} className={styles.step}>
      <LiveRegion>{`${progress.stepNumber} of ${progress.stepCount}`}</LiveRegion>
      <h2 ref={headingRef} id={id} tabIndex={-1}>
        {title}
      </h2>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children}
    </section>
  );
}
