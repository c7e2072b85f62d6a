import type { ComponentProps, InputEvent } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type'> {
  readonly type?: 'text' | 'tel' | 'email' | 'number' | 'date' | 'datetime-local';
}

/** Firefox and WebKit take them into a number field, show them, and say that it is empty. */
function refuseLetters(event: InputEvent<HTMLInputElement>): void {
  if (/\p{Letter}/u.test(event.data)) event.preventDefault();
}

export function TextField({ type = 'text', ...field }: TextFieldProps) {
  const onBeforeInput = type === 'number' ? refuseLetters : undefined;
  return (
    <FieldFrame field={field}>
      {(input) => <input {...input} type={type} onBeforeInput={onBeforeInput} />}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends FieldWords, ComponentProps<'textarea'> {}

export function TextAreaField(field: TextAreaFieldProps) {
  return <FieldFrame field={field}>{(textarea) => <textarea {...textarea} />}</FieldFrame>;
}
