import { type ReactNode, useId } from 'react';
import fieldStyles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import styles from './SegmentedChoice.module.css';

interface SegmentedChoiceProps {
  readonly legend: string;
  readonly mark?: string | undefined;
  readonly error?: string | undefined;
  readonly name: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly picture?: ReactNode;
  }[];
  /** Controlled when given together with `onChoose`; otherwise the form keeps the choice. */
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** Two to four short answers side by side. Plain radio buttons underneath, so arrow keys and forms just work. */
export function SegmentedChoice({
  legend,
  mark,
  error,
  name,
  options,
  value,
  defaultValue,
  onChoose,
}: SegmentedChoiceProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className={`row ${fieldStyles.head}`} data-align="stretch" data-gap="0">
        <span id={`${id}-legend`}>{legend}</span>
        {mark && <span className={fieldStyles.mark}>({mark})</span>}
      </p>
      <div className={`row ${styles.segments}`} data-align="stretch">
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className="covering"
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onChoose && (() => onChoose(option.value))}
            />
            <span className="ring pointed">
              {option.picture}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
