import file from '#client/logo.svg?raw';
import { readLogo } from '#paper/logo.ts';
import type { DrawingProps } from '../sheet/DrawingSheet.tsx';

const { width, height, paths, hasOwnColors } = readLogo(file);

/** The company's mark. Its colors follow the surface beneath it, or it brings its own and a light ground to stand on. */
export function LogoMark({ className }: DrawingProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
      data-own-colors={hasOwnColors ? '' : undefined}
    >
      {paths.map(({ path, fill, stroke, strokeWidth }) => (
        <path key={path} d={path} fill={fill ?? 'none'} {...(stroke !== null && { stroke, strokeWidth })} />
      ))}
    </svg>
  );
}
