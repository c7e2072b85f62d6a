import { type ReactNode, useId } from 'react';
import styles from './ChoiceGroup.module.css';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';

interface ChoiceGroupProps {
  readonly legend: string;
  /** False where the heading above already says it; the legend is then only read out. */
  readonly showsLegend?: boolean;
  readonly error?: string | undefined;
  readonly className?: string;
  /** ChoiceCards of one name. */
  readonly children: ReactNode;
}

export function ChoiceGroup({ legend, showsLegend = true, error, className, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-legend`} className={showsLegend ? styles.legend : 'visually-hidden'}>
        {legend}
      </p>
      <div className={joinClasses(styles.choices, className)}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
