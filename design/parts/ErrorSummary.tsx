import { useEffect, useRef } from 'react';
import styles from './Banner.module.css';
import { Banner } from './Banner.tsx';

export interface FieldError {
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly text?: string;
  readonly errors: readonly FieldError[];
  /** Counts the tries to send: each new one moves the focus here, so that a screen reader says what is wrong. */
  readonly attempt: number;
}

export function ErrorSummary({ title, text, errors, attempt }: ErrorSummaryProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) banner.current?.focus();
  }, [attempt]);
  return (
    <Banner tone="danger" title={title} takesFocus ref={banner}>
      <div role="alert">
        {text && <p>{text}</p>}
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                className="touch"
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  // The fragment would become a history entry of its own; the wizards count those as steps.
                  const field = document.getElementById(error.fieldId);
                  if (!field) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  );
}
