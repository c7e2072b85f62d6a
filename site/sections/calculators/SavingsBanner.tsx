import styles from './SavingsBanner.module.css';

/** The claim beside the heading. */
export function SavingsBanner({ text }: { readonly text: string }) {
  return <p className={styles.banner}>{text}</p>;
}
