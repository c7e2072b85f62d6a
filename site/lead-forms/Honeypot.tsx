import { leadFormWords } from '#content/pages/lead-form-words.ts';
import { honeypotField } from '#leads/forms/spam-signs.ts';
import styles from './Honeypot.module.css';

interface HoneypotProps {
  /** The id is `<idPrefix>-<field>`, and unique on the page. */
  readonly idPrefix: string;
}

/** A field that people neither see, hear nor reach, and that programs fill in. */
export function Honeypot({ idPrefix }: HoneypotProps) {
  const id = `${idPrefix}-${honeypotField}`;
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{leadFormWords.honeypotLabel}</label>
      <input id={id} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export const isHoneypotFilled = (form: HTMLFormElement): boolean =>
  Boolean(new FormData(form).get(honeypotField));
