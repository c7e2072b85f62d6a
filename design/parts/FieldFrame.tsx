import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { joinClasses } from './join-classes.ts';

export interface FieldWords {
  readonly label: string;
  /** Beside the label, in brackets: "optional". Not part of the accessible name. */
  readonly mark?: string | undefined;
  readonly help?: ReactNode;
  /** What is wrong. Its presence marks the field as invalid. */
  readonly error?: string | undefined;
}

/** What the control inside the frame must carry so that label, help and error are read with it. */
interface ControlLinks {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Framed extends FieldWords {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

interface FieldFrameProps<Field extends Framed> {
  /** All other properties are passed to the control. */
  readonly field: Field;
  readonly children: (control: Omit<Field, keyof Framed> & ControlLinks) => ReactNode;
}

export function FieldFrame<Field extends Framed>({ field, children }: FieldFrameProps<Field>) {
  const { id, label, mark, help, error, className, ...control } = field;
  const ownId = useId();
  const controlId = id ?? ownId;
  const describers = [
    mark && `${controlId}-mark`,
    help && `${controlId}-help`,
    error && `${controlId}-error`,
  ].filter(Boolean);
  return (
    <div className={joinClasses(styles.field, error && styles.wrong, className)}>
      <div className={`row ${styles.head}`} data-align="stretch" data-gap="0">
        <label htmlFor={controlId}>{label}</label>
        {mark && (
          <span id={`${controlId}-mark`} className={styles.mark}>
            ({mark})
          </span>
        )}
      </div>
      {children({
        ...control,
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describers.length > 0 ? describers.join(' ') : undefined,
      })}
      <FieldError id={`${controlId}-error`} error={error} />
      {help && (
        <div id={`${controlId}-help`} className={`small quiet ${styles.help}`}>
          {help}
        </div>
      )}
    </div>
  );
}
