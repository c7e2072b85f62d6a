import { Fragment, type ReactNode } from 'react';
import { contactFormWords, leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { SegmentedChoice } from '#design/parts/SegmentedChoice.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField, TextField } from '#design/parts/TextField.tsx';
import { type Fields, inAskedOrder, isRequired, type Question } from '#leads/forms/form-table.ts';
import { pagePaths } from '../search-listing/routes.ts';
import styles from './FormField.module.css';
import type { Fields as FieldStates } from './useFields.ts';

interface FormFieldsProps<Table extends Fields> {
  readonly table: Table;
  /** What ties a field to its value and events; where no script runs, to neither. */
  readonly fields: {
    readonly getFieldProps: (name: keyof Table & string) => Pick<FormFieldProps, 'id' | 'name'>;
    readonly change?: (name: keyof Table & string, value: string) => void;
  };
  /** What follows the choice of an emergency, at the question that was answered so. */
  readonly emergency?: { readonly at: string | null; readonly note: ReactNode } | undefined;
}

const ranks: Readonly<Partial<Record<Question['kind'], number>>> = { 'long-text': 1, consent: 2 };
const rankOf = ({ kind }: Question) => ranks[kind] ?? 0;

/** The questions of a form's table: short ones first, then long texts, then what is agreed to. */
export function FormFields<Table extends Fields>({ table, fields, emergency }: FormFieldsProps<Table>) {
  return inAskedOrder(table)
    .filter(([, { isOffered = true }]) => isOffered)
    .sort(([, one], [, other]) => rankOf(one) - rankOf(other))
    .map(([name, field]) => (
      <Fragment key={name}>
        <FormField
          question={field}
          required={isRequired(field)}
          mark={isRequired(field) ? field.mark : words.optional}
          className={field.width === 'half' ? 'half' : undefined}
          onChoose={(value) => fields.change?.(name, value)}
          {...fields.getFieldProps(name)}
        />
        {emergency?.at === name && emergency.note}
      </Fragment>
    ));
}

interface FormFieldProps
  extends Partial<Omit<ReturnType<FieldStates<string>['getFieldProps']>, 'id' | 'name'>> {
  readonly question: Question;
  readonly id: string;
  readonly name: string;
  readonly required?: boolean;
  readonly mark?: string | undefined;
  readonly className?: string | undefined;
  /** Instead of `value`, where no script runs. */
  readonly defaultValue?: string | number;
  readonly readOnly?: boolean;
  readonly onChoose?: (value: string) => void;
}

/** One question, with the control its table names. */
export function FormField({ question, onChoose, ...control }: FormFieldProps) {
  const { label, help, mark, autoComplete } = question;
  const { name, value } = control;
  const props = { label, help, mark, autoComplete, ...control };
  switch (question.kind) {
    case 'segments': {
      const options = Object.entries(question.options).map(([value, label]) => ({ value, label }));
      return (
        <SegmentedChoice legend={label} name={name} options={options} value={value} onChoose={onChoose} />
      );
    }
    case 'consent':
      return <Consent {...question} name={name} isGiven={value === question.version} onChoose={onChoose} />;
    case 'select':
      return <SelectField options={question.options} prompt={question.prompt} {...props} />;
    case 'long-text':
      return <TextAreaField rows={question.rows} {...props} />;
    case 'number':
      return (
        <TextField type="number" min={question.bounds.min} max={question.bounds.max} step={1} {...props} />
      );
    default:
      return <TextField type={question.kind} {...props} />;
  }
}

interface ConsentProps {
  readonly name: string;
  readonly label: string;
  readonly version: string;
  readonly isGiven: boolean;
  readonly onChoose: ((value: string) => void) | undefined;
}

function Consent({ name, label, version, isGiven, onChoose }: ConsentProps) {
  const { lead, privacy, and, terms } = contactFormWords.consentLinks;
  return (
    <label className={`beside ${styles.consent}`}>
      <input
        type="checkbox"
        name={name}
        value={version}
        checked={isGiven}
        onChange={() => onChoose?.(isGiven ? '' : version)}
      />
      <span>
        {label} {lead} <a href={pagePaths['privacy-policy']}>{privacy}</a> {and}{' '}
        <a href={pagePaths['terms-of-service']}>{terms}</a>. <span className="quiet">({words.optional})</span>
      </span>
    </label>
  );
}
