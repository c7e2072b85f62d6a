import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldWords, ComponentProps<'textarea'> {}

export function TextAreaField(field: TextAreaFieldProps) {
  return <FieldFrame field={field}>{(textarea) => <textarea {...textarea} />}</FieldFrame>;
}
