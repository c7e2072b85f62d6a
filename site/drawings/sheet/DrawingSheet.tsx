import { createContext, type ReactNode } from 'react';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import styles from './drawing.module.css';

/** What a drawing takes that decides everything else itself. */
export interface DrawingProps {
  readonly className?: string | undefined;
}

/** Letter heights that design/tokens/drawing.css gives the labels of each kind of sheet on a small screen. */
export const largestLabels = { house: 31, hero: 28, detail: 25, energy: 36 } as const;

export type SheetKind = keyof typeof largestLabels;

/** Which of the style sheet's letter heights the labels of a sheet have. */
export const SheetKindContext = createContext<SheetKind>('house');

interface DrawingSheetProps extends DrawingProps {
  readonly viewBox: string;
  /** Says in words what the picture shows. Left out, the picture is decoration next to a text that says the same. */
  readonly label?: string | undefined;
  /** `small`: it has no measured lengths. */
  readonly labels?: SheetKind | 'small';
  /** How the sheet fills a frame of another shape, as in SVG: 'xMidYMid slice'. */
  readonly fit?: string | undefined;
  readonly children: ReactNode;
}

/** The paper every picture is drawn on: ink lines of one weight with round ends, nothing filled unless the drawing says. */
export function DrawingSheet({
  viewBox,
  label,
  labels = 'small',
  fit,
  className,
  children,
}: DrawingSheetProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      preserveAspectRatio={fit}
      className={[styles.sheet, styles[labels], className].filter(Boolean).join(' ')}
      fill="none"
      stroke={paint('ink')}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <SheetKindContext value={labels === 'small' ? 'house' : labels}>{children}</SheetKindContext>
    </svg>
  );
}

/** What a covering is painted in: its material, or patina for the part that is worked on. */
export type RoofTone = `roof-${RoofType | 'charcoal' | 'worked' | 'slate-pale'}`;

type LinePaint = 'ink' | 'mid' | 'hair' | 'copper' | 'chalk' | `halo-${'white' | 'zinc'}`;
type HousePaint = 'wall' | 'side' | 'shade' | 'glass' | 'door' | `brick${'' | '-side'}`;
type LayerPaint = `wood${'' | '-dark' | '-line'}` | 'membrane' | 'insulation' | 'underlay' | 'patina';
type CountryPaint = `water${'' | '-line'}` | 'leaf' | 'lawn' | 'rain';
type OrnamentPaint = `course${'' | '-line' | '-quiet'}`;
type RoofPaint = RoofTone | `${RoofTone}-${'side' | 'line' | 'accent' | 'glint'}`;

/**
 * A color of design/tokens/drawing.css by its name, for a presentation attribute: those understand var(), so drawings
 * need no style attribute, which the content security policy forbids.
 */
export function paint(
  name: LinePaint | HousePaint | LayerPaint | CountryPaint | OrnamentPaint | RoofPaint,
): string {
  return `var(--d-${name})`;
}
