import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import fieldStyles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './Slider.module.css';
import { SliderRuler } from './SliderRuler.tsx';
import { clampToRange, moveByKey, type SliderRange } from './slider-keys.ts';

interface SliderProps extends SliderRange {
  readonly name: string;
  /** Accessible name of the slider. */
  readonly label: string;
  /** Visible label and accessible name of the number field. */
  readonly fieldLabel: string;
  /** NaN while no number stands in the field; the slider then waits at its start. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The value in large type above, without its unit: "2,000", "$150". */
  readonly formatValue: (value: number) => string;
  readonly unit?: string;
  /** What stands under the two ends: "500 sq ft", "New". */
  readonly startLabel: string;
  readonly endLabel: string;
  /** What is wrong with the number. */
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** "2,400", " 2400 " → 2400; nothing, or what is not a number → NaN. */
const readNumber = (typed: string): number => {
  const digits = typed.replaceAll(/[\s,$]/g, '');
  const value = Number(digits);
  return digits !== '' && Number.isFinite(value) ? value : Number.NaN;
};

const writeNumber = (value: number): string => (Number.isNaN(value) ? '' : String(value));

/** A native range input with a number field beside it, so that nobody has to drag. Both say the same value. */
export function Slider({
  name,
  label,
  fieldLabel,
  value,
  onChange,
  formatValue,
  unit,
  startLabel,
  endLabel,
  error,
  help,
  ...range
}: SliderProps) {
  const id = useId();
  const { min, max, step } = range;
  const [typed, setTyped] = useState(String(value));
  // What was typed stays as typed while it still means the value; once the slider moves on, the field follows.
  const shown = Object.is(readNumber(typed), value) ? typed : writeNumber(value);
  const place = Number.isNaN(value) ? min : value;
  const onSlider = clampToRange(place, range);
  const inWords = [formatValue(onSlider), unit].filter(Boolean).join(' ');

  const followKey = (event: KeyboardEvent, isRuler: boolean) => {
    // In the field, left, right, Home and End move the caret.
    if (!isRuler && !/^(Arrow(Up|Down)|Page)/.test(event.key)) return;
    const next = moveByKey(event.key, event.shiftKey, place, range);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div className={joinClasses(fieldStyles.field, error && fieldStyles.wrong)}>
      <div className={styles.values}>
        <p className={styles.value} aria-hidden="true">
          {formatValue(value)}
          {unit && <small> {unit}</small>}
          {/* Keeps the room of the widest value, so that the field beside it stays where it is. */}
          <span className={styles.widest} data-value={formatValue(max)} data-unit={unit && ` ${unit}`} />
        </p>
        <div className={styles.typed}>
          <label htmlFor={`${id}-field`}>{fieldLabel}</label>
          {/* Text, not type="number": that one hides "2,400" from us and turns with the mouse wheel. */}
          <input
            id={`${id}-field`}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={Number.isNaN(value) ? undefined : value}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinClasses(error && `${id}-error`, help ? `${id}-help` : false) || undefined}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(readNumber(event.target.value));
            }}
            onKeyDown={(event) => followKey(event, false)}
          />
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div className={styles.track}>
        <svg className={styles.groove} aria-hidden="true">
          <rect className={styles.toCome} width="100%" height="100%" />
          <rect className={styles.laid} width={`${(100 * (onSlider - min)) / (max - min)}%`} height="100%" />
        </svg>
        <input
          className={styles.thumb}
          type="range"
          aria-label={label}
          aria-valuetext={inWords}
          min={min}
          max={max}
          step={step}
          value={onSlider}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onKeyDown={(event) => followKey(event, true)}
        />
      </div>
      <SliderRuler />
      <div className={styles.ends} aria-hidden="true">
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
      {help && (
        <div id={`${id}-help`} className={fieldStyles.help}>
          {help}
        </div>
      )}
    </div>
  );
}
