import styles from './Chips.module.css';

export interface Chip {
  readonly label: string;
  /** Without it the chip is quiet and leads nowhere. */
  readonly href?: string | undefined;
}

interface ChipsProps {
  readonly chips: readonly Chip[];
}

export function Chips({ chips }: ChipsProps) {
  return (
    <ul className={`row ${styles.chips}`}>
      {chips.map((chip) => (
        <li key={chip.label}>
          {chip.href === undefined ? (
            <span className={styles.quiet}>{chip.label}</span>
          ) : (
            <a href={chip.href}>{chip.label}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
