import styles from './Chips.module.css';

export interface Chip {
  readonly label: string;
  /** Said before the label and not shown, where the heading shows it for all of them. */
  readonly lead?: string;
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
            <span className={`touch ${styles.quiet}`}>{chip.label}</span>
          ) : (
            <a className="touch" href={chip.href} {...chip.data}>
              {chip.lead && <span className="visually-hidden">{chip.lead} </span>}
              {chip.label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
