import type { ReactNode } from 'react';

interface LiveRegionProps {
  /** Left out while there is nothing to say. */
  readonly children?: ReactNode;
}

/**
 * Says to those who listen what others see elsewhere. Stands in the page from the start, because only what changes
 * inside a region is read out.
 */
export function LiveRegion({ children }: LiveRegionProps) {
  return (
    <p role="status" className="visually-hidden">
      {children}
    </p>
  );
}
