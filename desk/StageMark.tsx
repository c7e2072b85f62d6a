import type { Urgency } from '#leads/forms/urgency.ts';
import { type Stage, stageWords } from '#leads/progress/stage.ts';
import styles from './StageMark.module.css';

export function StageMark({ stage }: { readonly stage: Stage }) {
  return (
    <span className={styles.mark} data-stage={stage}>
      {stageWords[stage]}
    </span>
  );
}

export function UrgencyMark({ urgency }: { readonly urgency: Urgency }) {
  if (urgency === 'normal') return null;
  return <b className={styles.urgent}>{urgency === 'emergency' ? 'Emergency' : 'Urgent'}</b>;
}
