import styles from './Chips.module.css';

export interface Chip {
  readonly label: string;
  /** Without it the chip is quiet and leads nowhere. */
  readonly href?: string | undefined;
  /** For scripts. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>;
}

interface ChipsProps {
  readonly chips: readonly Chip[];
  /** The id of what names the list. */
  readonly labelledBy?: string;
}

export function Chips({ chips, labelledBy }: ChipsProps) {
  return (
    <ul className={`row ${styles.chips}`} aria-labelledby={labelledBy}>
      {chips.map((chip) => (
        <li key={chip.label}>
          {chip.href === undefined ? (
            <span className={styles.quiet}>{chip.label}</span>
          ) : (
            <a href={chip.href} {...chip.data}>
              {chip.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
