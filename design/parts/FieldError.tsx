import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

interface FieldErrorProps {
  /** The control names it in `aria-describedby`. */
  readonly id: string;
  readonly error: string | undefined;
}

/** What is wrong, in words beside the field. Its place is there before there is anything to say, so that it is read out. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={id} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
}
