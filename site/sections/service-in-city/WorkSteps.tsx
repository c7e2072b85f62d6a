import type { ReactNode } from 'react';
import type { ProcessStep } from '#client/shapes/service.ts';
import styles from './WorkSteps.module.css';

interface WorkStepsProps {
  readonly heading: string;
  readonly steps: readonly ProcessStep[];
  /** Under the steps: the ways on. */
  readonly children: ReactNode;
}

/** Four steps side by side, each under its number. */
export function WorkSteps({ heading, steps, children }: WorkStepsProps) {
  return (
    <section className="section" data-surface="raised">
      <div className="wrap">
        <h2>{heading}</h2>
        <ol className={`ruled-cards ${styles.steps}`}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
