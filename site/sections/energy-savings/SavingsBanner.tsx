import styles from './SavingsBanner.module.css';

interface SavingsBannerProps {
  readonly text: string;
  /** How far the claim reaches. */
  readonly note: string;
}

/** The claim beside the heading. */
export function SavingsBanner({ text, note }: SavingsBannerProps) {
  return (
    <div>
      <p className={styles.banner}>{text}</p>
      <p className={`fine ${styles.note}`}>{note}</p>
    </div>
  );
}
