import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'children'> {
  /** The first line, with an empty value: "Choose a service". */
  readonly prompt?: string | undefined;
  readonly options: readonly SelectOption[];
}

export function SelectField({ prompt, options, ...field }: SelectFieldProps) {
  return (
    <FieldFrame field={field}>
      {(select) => (
        <span className={styles.select}>
          <select {...select}>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  );
}
