import { tenth } from '../geometry/path-data.ts';
import type { MapLabel } from './map-drawing.ts';
import { lineEms } from './place-labels.ts';
import styles from './ServiceAreaMap.module.css';

export interface MapLabelTextProps {
  readonly label: MapLabel;
  readonly className?: string | undefined;
}

// Ems, so that the text stays centered on its spot whatever size the style sheet gives it.
const capsHalfEms = 0.35;

function firstLineShift({ side, lines }: MapLabel): string {
  const ems = {
    right: capsHalfEms - ((lines.length - 1) * lineEms) / 2,
    left: capsHalfEms - ((lines.length - 1) * lineEms) / 2,
    over: capsHalfEms - ((lines.length - 1) * lineEms) / 2,
    above: -0.24 - (lines.length - 1) * lineEms,
    below: 0.92,
  };
  return `${ems[side].toFixed(2)}em`;
}

export function MapLabelText({ label, className }: MapLabelTextProps) {
  const { lines, spot, side, gap, size } = label;
  const x = side === 'right' ? spot.x + gap : side === 'left' ? spot.x - gap : spot.x;
  const y = side === 'above' ? spot.y - gap : side === 'below' ? spot.y + gap : spot.y;
  const anchor = side === 'right' ? undefined : side === 'left' ? 'end' : 'middle';
  return (
    <text
      className={[styles.label, styles[`${size}Name`], className].filter(Boolean).join(' ')}
      x={tenth(x)}
      y={tenth(y)}
      dy={firstLineShift(label)}
      textAnchor={anchor}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, position) => (
            <tspan key={line} x={tenth(x)} dy={position === 0 ? undefined : `${lineEms}em`}>
              {line}
            </tspan>
          ))}
    </text>
  );
}
