import type { DrawingProps } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';

const rain = rainPath({
  x: 0,
  y: 0,
  width: 1440,
  height: 520,
  drops: 130,
  seed: 17,
  lengths: [16, 24, 32, 42],
});

/** Rain behind the emergency band. */
export function RainPattern({ className }: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <path d={rain} fill="none" stroke={paint('course-line')} strokeWidth="1.5" />
    </svg>
  );
}
