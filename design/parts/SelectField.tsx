import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'children'> {
  /** The first line, with an empty value: "Choose a service". */
  readonly prompt?: string | undefined;
  /** The labels by their values. */
  readonly options: Readonly<Record<string, string>>;
}

export function SelectField({ prompt, options, ...field }: SelectFieldProps) {
  return (
    <FieldFrame field={field}>
      {(select) => (
        <span className={styles.select}>
          <select {...select}>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {Object.entries(options).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  );
}
