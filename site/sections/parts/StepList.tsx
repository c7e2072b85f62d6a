import type { ReactNode } from 'react';
import type { TitledText } from '#content/pages/page-words.ts';
import { joinClasses } from '#design/parts/join-classes.ts';

interface StepListProps {
  readonly steps: readonly TitledText[];
  readonly className?: string | undefined;
  /** Closer, with hairlines between them. */
  readonly isClose?: boolean;
  /** Below the text of a step. */
  readonly under?: (title: string) => ReactNode;
}

/** Steps in their order, each under a rule with its number. */
export function StepList({ steps, className, isClose, under }: StepListProps) {
  return (
    <ol
      className={joinClasses('numbered-list', className)}
      data-rows=""
      data-lines={isClose ? '' : undefined}
    >
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            {under?.(title)}
          </div>
        </li>
      ))}
    </ol>
  );
}
