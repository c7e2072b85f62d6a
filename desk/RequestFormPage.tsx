import { Button, ButtonLink } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField, TextField } from '#design/parts/TextField.tsx';
import { type Field, isRequired } from '#leads/forms/form-table.ts';
import type { DeskPage } from '#server/desk/desk-page.ts';
import styles from './FormPage.module.css';
import { HiddenFields } from './HiddenFields.tsx';
import { Message } from './Message.tsx';

/** Somebody called or walked in; or a number, a name or an address of a request is put right. */
export function RequestFormPage({
  reference,
  hidden,
  asked,
  values,
  errors,
  message,
}: DeskPage & { readonly kind: 'request-form' }) {
  const isNew = reference === null;
  const path = isNew ? '/desk/new' : `/desk/requests/${reference}/contact`;
  return (
    <div className={`stack ${styles.page}`} data-gap="5">
      <h1>{isNew ? 'New request' : 'Correct contact details'}</h1>
      <Message text={message} wrong={Object.entries(errors).map(([id, text]) => ({ id, text }))} />
      <p className="soft">
        {isNew
          ? 'For somebody who called or walked in. Nothing is mailed to them, and they have not agreed to text messages.'
          : 'What was there before can still be searched for, and is erased when the person is forgotten. With another phone number, an agreement to text messages ends.'}
      </p>
      <form className="shingle stack" method="post" action={path}>
        <HiddenFields fields={hidden} />
        {asked.map(([name, field]) => (
          <Control key={name} name={name} field={field} value={values[name] ?? ''} error={errors[name]} />
        ))}
        <div className="row">
          <Button type="submit">{isNew ? 'Save the request' : 'Save'}</Button>
          <ButtonLink href={isNew ? '/desk' : `/desk/requests/${reference}`} tone="line">
            Cancel
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}

function Control({
  name,
  field,
  value,
  error,
}: {
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
}) {
  const words = {
    id: name,
    name,
    label: field.label,
    error,
    ...(!isRequired(field) && !('options' in field) && { mark: 'optional' }),
  };
  if ('options' in field) {
    const prompt = 'prompt' in field ? field.prompt : undefined;
    return <SelectField {...words} prompt={prompt} options={field.options} defaultValue={value} />;
  }
  if (field.kind === 'long-text') return <TextAreaField {...words} rows={field.rows} defaultValue={value} />;
  const type = field.kind === 'email' || field.kind === 'tel' ? field.kind : 'text';
  return <TextField {...words} type={type} autoComplete="off" defaultValue={value} />;
}
