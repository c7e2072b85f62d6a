import type { DrawingProps } from '../sheet/DrawingSheet.tsx';

const roof = 'M24 3.5 47 26H36.6L24 13.7 11.4 26H1L24 3.5zM33 5.5h6v9.7l-6-5.9z';

/** A gable roof with its chimney, over the dimension line of its span. Its colors follow the surface beneath it. */
export function LogoMark({ className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 44" aria-hidden="true" className={className}>
      <path d={roof} fill="var(--text)" />
      <path d="M1.5 37h45M1.5 33v8M46.5 33v8" fill="none" stroke="var(--text-accent)" strokeWidth="2.6" />
    </svg>
  );
}
