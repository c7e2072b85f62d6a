import { logoMark } from '#paper/logo-mark.ts';
import type { DrawingProps } from '../sheet/DrawingSheet.tsx';

const { width, height, roof, dimension, lineWidth } = logoMark;

/** The company's mark. Its colors follow the surface beneath it. */
export function LogoMark({ className }: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
    >
      <path d={roof} fill="var(--text)" />
      <path d={dimension} fill="none" stroke="var(--text-accent)" strokeWidth={lineWidth} />
    </svg>
  );
}
