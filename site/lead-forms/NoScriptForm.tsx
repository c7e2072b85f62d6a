import type { ReactNode } from 'react';
import { leadFormWords } from '#content/pages/lead-form-words.ts';
import type { SectionHead } from '#content/pages/page-words.ts';
import { Button } from '#design/parts/Button.tsx';
import type { FormName } from '#leads/forms/form-names.ts';
import { Honeypot } from './Honeypot.tsx';
import { formAction, NoScriptFields, withPhotographs } from './NoScriptFields.tsx';
import styles from './NoScriptForm.module.css';
import { PhotographInput } from './photographs/PhotographInput.tsx';

interface NoScriptFormProps extends SectionHead {
  readonly form: FormName;
  readonly takesPhotographs?: boolean;
  /** The fields. Each takes half a row, those of the class `whole` a whole one. */
  readonly children: ReactNode;
}

/** For browsers without script: a calculator's questions in one plain form, and a person works it out (reading 30). */
export function NoScriptForm(props: NoScriptFormProps) {
  const { form, heading, lead, takesPhotographs = false, children } = props;
  return (
    <section className={`wrap ${styles.section}`}>
      <h2>{heading}</h2>
      <p className="lead">{lead}</p>
      <form
        className={styles.form}
        method="post"
        action={formAction(form)}
        aria-label={heading}
        data-surface="raised"
      >
        {children}
        <Honeypot idPrefix={form} />
        <NoScriptFields form={form} />
        {takesPhotographs && <PhotographInput id={`${form}-photographs`} isAlive={false} />}
        <Button type="submit" {...(takesPhotographs ? withPhotographs(form) : {})}>
          {leadFormWords.send}
        </Button>
      </form>
    </section>
  );
}
