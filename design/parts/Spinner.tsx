import styles from './Icon.module.css';

/** Decoration: the words beside it ("Processing...") say that something is under way. */
export function Spinner() {
  return (
    <svg className={`${styles.icon} ${styles.turning}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 1 1-9 9" />
    </svg>
  );
}
