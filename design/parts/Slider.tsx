import { type KeyboardEvent, type ReactNode, useId } from 'react';
import fieldStyles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './Slider.module.css';
import { clampToRange, moveByKey, type SliderRange } from './slider-keys.ts';

interface SliderProps extends SliderRange {
  readonly name: string;
  readonly label: string;
  /** Visible label and accessible name of the number field. */
  readonly fieldLabel: string;
  readonly value: string;
  /** The number in it; null while there is none, and the slider then waits at its start. */
  readonly number: number | null;
  readonly onChange: (value: string) => void;
  /** The number in large type above, without its unit: "2,000", "$150". */
  readonly formatValue: (value: number) => string;
  readonly withoutNumber?: string;
  readonly unit?: string;
  /** Under the two ends: "500 sq ft", "New". */
  readonly startLabel: string;
  readonly endLabel: string;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
}

/** More digits than this would push the page sideways, and say nothing the error at the field does not. */
const maxDisplayed = 999_999;

const ruler = (
  <svg className={styles.ruler} aria-hidden="true">
    {Array.from({ length: 26 }, (_, mark) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        key={mark}
        className={mark % 5 === 0 ? styles.longMark : undefined}
        x={`${mark * 4}%`}
        width="1.5"
        height={mark % 5 === 0 ? 12 : 7}
      />
    ))}
  </svg>
);

const Groove = ({ share }: { readonly share: number }) => (
  <svg className={`chart ${styles.groove}`} aria-hidden="true">
    <rect className={styles.toCome} width="100%" height="100%" />
    <rect className={styles.laid} width={`${100 * share}%`} height="100%" />
  </svg>
);

/** A native range input with a number field beside it, so that nobody has to drag. Both say the same value. */
export function Slider(props: SliderProps) {
  const { name, label, fieldLabel, value, number, onChange, formatValue, withoutNumber = '–' } = props;
  const { unit, startLabel, endLabel, error, help, min, max, step } = props;
  const id = useId();
  const place = number ?? min;
  const onSlider = clampToRange(place, props);
  const shown = number === null ? withoutNumber : Math.abs(number) > maxDisplayed ? '–' : formatValue(number);
  const inWords = [formatValue(onSlider), unit].filter(Boolean).join(' ');

  const followKey = (event: KeyboardEvent, isRuler: boolean) => {
    // In the field, left, right, Home and End move the caret.
    if (!isRuler && !/^(Arrow(Up|Down)|Page)/.test(event.key)) return;
    const next = moveByKey(event.key, event.shiftKey, place, props);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(String(next));
  };

  return (
    <div>
      <div className={`row apart ${styles.values}`} data-align="end">
        <p className={styles.value} aria-hidden="true">
          <span>{shown}</span>
          {unit && <small>{` ${unit}`}</small>}
        </p>
        <div className={joinClasses(styles.typed, fieldStyles.field, error && fieldStyles.wrong)}>
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
            aria-valuenow={number ?? undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={joinClasses(error && `${id}-error`, help ? `${id}-help` : false) || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => followKey(event, false)}
          />
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {/* A native range input on a groove that is laid up to its thumb. */}
      <div className={styles.track}>
        <Groove share={(onSlider - min) / (max - min)} />
        <input
          className={styles.thumb}
          type="range"
          name={name}
          aria-label={label}
          aria-valuetext={inWords}
          min={min}
          max={max}
          step={step}
          value={onSlider}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => followKey(event, true)}
        />
      </div>
      {ruler}
      <div className="row apart above-2 small soft figures" aria-hidden="true">
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
      {help && (
        <div id={`${id}-help`} className={`small quiet ${fieldStyles.help}`}>
          {help}
        </div>
      )}
    </div>
  );
}
