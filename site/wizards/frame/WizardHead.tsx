import type { ReactNode } from 'react';
import styles from './WizardHead.module.css';

interface WizardHeadProps {
  readonly heading: string;
  readonly lead: string;
  /** The offer beside the heading. */
  readonly children?: ReactNode;
}

/** Name of the calculator and the offer that comes with it: low enough that the first question is in the first window. */
export function WizardHead({ heading, lead, children }: WizardHeadProps) {
  return (
    <div className={`wrap ${styles.head}`}>
      <div>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  );
}
