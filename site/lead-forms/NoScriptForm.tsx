import { leadFormWords } from '#content/pages/lead-form-words.ts';
import type { SectionHead } from '#content/pages/page-words.ts';
import { Button } from '#design/parts/Button.tsx';
import { type Fields, inAskedOrder, type Kept } from '#leads/forms/form-table.ts';
import { forms } from '#leads/forms/forms.ts';
import { FormField, FormFields } from './FormField.tsx';
import { Honeypot } from './Honeypot.tsx';
import frame from './LeadFormFrame.module.css';
import { formAction, NoScriptFields, withPhotographs } from './NoScriptFields.tsx';
import { PhotographField } from './photographs/PhotographField.tsx';

interface NoScriptFormProps extends SectionHead {
  readonly form: 'roof-cost' | 'energy-savings';
  readonly takesPhotographs?: boolean;
}

/** For browsers without script: a calculator's questions in one plain form, and a person works it out (reading 30). */
export function NoScriptForm(props: NoScriptFormProps) {
  const { form, heading, lead, takesPhotographs = false } = props;
  const parts: { readonly answers: Readonly<Record<string, Kept>>; readonly contact: Fields } =
    forms[form].parts;
  const getFieldProps = (name: string) => ({ id: `${form}-${name}`, name });
  return (
    <section className="wrap section">
      <h2>{heading}</h2>
      <p className="lead above-2">{lead}</p>
      <form
        className={`columns fields framed above-5 ${frame.form}`}
        data-fold="phone"
        method="post"
        action={formAction(form)}
        aria-label={heading}
        data-surface="raised"
      >
        {inAskedOrder(parts.answers).map(
          ([name, { short }]) =>
            short && (
              <FormField
                key={name}
                question={short}
                required={short.kind === 'number'}
                className={short.width === 'whole' ? undefined : 'half'}
                defaultValue={short.default}
                {...getFieldProps(name)}
              />
            ),
        )}
        <FormFields table={parts.contact} fields={{ getFieldProps }} />
        <Honeypot idPrefix={form} />
        <NoScriptFields form={form} />
        {takesPhotographs && <PhotographField idPrefix={form} />}
        <Button type="submit" {...(takesPhotographs ? withPhotographs(form) : {})}>
          {leadFormWords.send}
        </Button>
      </form>
    </section>
  );
}
