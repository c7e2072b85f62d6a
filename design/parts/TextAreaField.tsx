import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldWords, ComponentProps<'textarea'> {}

export function TextAreaField({ id, label, mark, help, error, className, ...textarea }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} mark={mark} help={help} error={error} className={className}>
      {(links) => <textarea {...textarea} {...links} />}
    </FieldFrame>
  );
}
