import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type'> {
  readonly type?: 'text' | 'tel' | 'email' | 'number' | 'date' | 'datetime-local';
}

export function TextField({ type = 'text', ...field }: TextFieldProps) {
  return <FieldFrame field={field}>{(input) => <input {...input} type={type} />}</FieldFrame>;
}

interface TextAreaFieldProps extends FieldWords, ComponentProps<'textarea'> {}

export function TextAreaField(field: TextAreaFieldProps) {
  return <FieldFrame field={field}>{(textarea) => <textarea {...textarea} />}</FieldFrame>;
}
