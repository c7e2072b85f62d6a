import { Button } from '#design/parts/Button.tsx';
import { TextAreaField, TextField } from '#design/parts/TextField.tsx';
import type { DeskPage } from '#server/desk/desk-page.ts';
import { HiddenFields } from './HiddenFields.tsx';
import styles from './PlainPage.module.css';
import { PlainPage } from './PlainPage.tsx';

/** Something did not work: why, and what was typed. */
export function MessagePage({ title, text, again }: DeskPage & { readonly kind: 'message' }) {
  const { note = '', visit = '', ...others } = again?.fields ?? {};
  return (
    <PlainPage title={title}>
      <p role="alert">{text}</p>
      {again !== null && (
        <form method="post" action={again.action} className={styles.form}>
          <HiddenFields fields={others} />
          {note !== '' && <TextAreaField label="Your note" name="note" defaultValue={note} />}
          {visit !== '' && (
            <TextField label="The visit" name="visit" type="datetime-local" defaultValue={visit} />
          )}
          <Button type="submit">Try again</Button>
        </form>
      )}
    </PlainPage>
  );
}
