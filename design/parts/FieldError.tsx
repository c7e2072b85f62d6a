import { useEffect, useRef } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

interface FieldErrorProps {
  /** The control names it in `aria-describedby`. */
  readonly id: string;
  readonly error: string | undefined;
}

/** What is wrong, in words beside the field. Its place is there before there is anything to say, so that it is read out. */
export function FieldError({ id, error }: FieldErrorProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Somebody typing in the lowest field of the window reads what is wrong with it, clear of the bar at its foot.
    const isTypedNow = document.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(id);
    if (error && isTypedNow) place.current?.scrollIntoView({ block: 'nearest' });
  }, [id, error]);

  return (
    <div ref={place} aria-live="polite">
      {error && (
        <p id={id} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
