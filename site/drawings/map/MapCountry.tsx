import type { ReactNode } from 'react';
import { tenth } from '../geometry/path-data.ts';
import type { MapDrawing } from './compose-map.ts';
import { lineEms, type MapLabel } from './map-labels.ts';
import styles from './ServiceAreaMap.module.css';

interface MapCountryProps {
  readonly drawing: Omit<MapDrawing, 'rings' | 'shop' | 'towns'>;
  /** Over the ground and under the names. */
  readonly children?: ReactNode;
}

/** The country under the marks of a map: water, counties, highway and river with their names, the scale, north. */
export function MapCountry({ drawing, children }: MapCountryProps) {
  const { northArrow, scaleBar } = drawing;
  return (
    <>
      {drawing.waterPath && <path className={styles.water} fillRule="evenodd" d={drawing.waterPath} />}
      {drawing.counties.map(({ county, path }) => (
        <path key={county} className={styles.county} d={path} />
      ))}
      {drawing.interstatePath && (
        <>
          <path className={styles.interstate} d={drawing.interstatePath} />
          <path className={styles.lane} d={drawing.interstatePath} />
        </>
      )}
      {drawing.riverPath && <path className={styles.river} d={drawing.riverPath} />}
      {children}
      {drawing.counties.map(
        ({ county, label }) => label && <MapLabelText key={county} label={label} className={styles.soft} />,
      )}
      {drawing.interstateLabel && <MapLabelText label={drawing.interstateLabel} className={styles.soft} />}
      {drawing.riverLabel && <MapLabelText label={drawing.riverLabel} className={styles.riverName} />}
      <path
        className={styles.scale}
        d={`M${tenth(scaleBar.left.x)} ${tenth(scaleBar.left.y - 5)}v10m0-5h${tenth(scaleBar.units)}m0-5v10`}
      />
      <MapLabelText label={scaleBar.label} className={styles.copper} />
      <g transform={`translate(${northArrow.x} ${northArrow.y})`} className={styles.north}>
        <circle r="17" />
        <path d="M0-26 6 5 0 0-6 5z" />
        <text className={[styles.label, styles.quietName].join(' ')} y="24" dy=".72em" textAnchor="middle">
          N
        </text>
      </g>
    </>
  );
}

interface MapLabelTextProps {
  readonly label: MapLabel;
  readonly className?: string | undefined;
}

// Ems, so that the text stays centered on its spot whatever size the style sheet gives it.
const capsHalfEms = 0.35;

function firstLineShift({ side, lines }: MapLabel): string {
  const others = (lines.length - 1) * lineEms;
  const ems = side === 'above' ? -0.24 - others : side === 'below' ? 0.92 : capsHalfEms - others / 2;
  return `${ems.toFixed(2)}em`;
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
