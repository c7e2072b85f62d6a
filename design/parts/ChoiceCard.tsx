import type { ReactNode } from 'react';
import styles from './ChoiceCard.module.css';
import { Icon } from './Icon.tsx';

interface ChoiceCardProps {
  readonly name: string;
  readonly value: string;
  readonly title: string;
  readonly text?: ReactNode;
  /** What the choice does to the sum; the second line on narrow windows. */
  readonly effect?: ReactNode;
  /** Shows the consequence; decoration for a screen reader. */
  readonly picture?: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
}

/** A native radio button spread over the whole card, so arrow keys, forms and voice control just work. */
export function ChoiceCard({
  name,
  value,
  title,
  text,
  effect,
  picture,
  isChosen,
  onChoose,
}: ChoiceCardProps) {
  return (
    <label className={styles.card} data-pictured={picture ? '' : undefined}>
      <input
        className="covering"
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
      />
      <span className={`ring ${styles.edge}`} />
      {picture && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <span className={styles.words}>
        <b className="own-line">{title}</b>
        {text && <small className="own-line soft">{text}</small>}
      </span>
      {effect && <span className={`small soft figures ${styles.effect}`}>{effect}</span>}
      <span className={styles.check}>
        <Icon name="check" />
      </span>
    </label>
  );
}
