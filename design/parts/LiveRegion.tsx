import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** Left out while there is nothing to say. */
  readonly children?: ReactNode;
}

/** Tells a screen reader what others see elsewhere. In the page from the start: only changes inside it are read. */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
