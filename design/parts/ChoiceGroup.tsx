import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface ChoiceGroupProps {
  /** Only read out: the heading above says it. */
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-legend`} className="visually-hidden">
        {legend}
      </p>
      <div className="stack container" data-gap="2">
        {children}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
