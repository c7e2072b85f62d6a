import type { ReactNode } from 'react';
import { joinClasses } from '#design/parts/join-classes.ts';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Stands at the right end instead of a lead: buttons that move what is below. */
  readonly controls?: ReactNode;
  readonly headingId?: string;
  readonly className?: string;
}

/** The heading of a section with its lead beside it, or below it in small windows. */
export function SectionHead({ heading, lead, controls, headingId, className }: SectionHeadProps) {
  return (
    <div className={joinClasses(styles.head, controls !== undefined && styles.withControls, className)}>
      <h2 id={headingId}>{heading}</h2>
      {lead !== undefined && <p className={joinClasses('lead', styles.lead)}>{lead}</p>}
      {controls}
    </div>
  );
}
