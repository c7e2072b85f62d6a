import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type'> {
  readonly type?: 'text' | 'tel' | 'email' | 'number' | 'date' | 'datetime-local';
}

export function TextField({
  id,
  label,
  mark,
  help,
  error,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} mark={mark} help={help} error={error} className={className}>
      {(links) => <input {...input} {...links} type={type} />}
    </FieldFrame>
  );
}
