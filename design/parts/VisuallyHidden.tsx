import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** For people who listen to the page: read out, not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="visually-hidden">{children}</span>;
}
