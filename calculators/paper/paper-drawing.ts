// A drawing on a paper, as shapes: the same for the PDF, the print window and the HTML file.

/** In points: right, down. */
export type PaperPoint = readonly [x: number, y: number];

export type PaperPaint = 'ink' | 'copper' | 'wall' | 'side' | 'glass' | 'brick';

export interface PaperShape {
  /** SVG path data. */
  readonly path: string;
  readonly fill?: PaperPaint;
  readonly stroke?: PaperPaint;
  /** Points. */
  readonly lineWidth?: number;
  readonly isDashed?: boolean;
}

export interface PaperLabel {
  readonly text: string;
  /** The middle of its baseline. */
  readonly at: PaperPoint;
  readonly paint: PaperPaint;
}

export interface PaperDrawing {
  /** Says in words what it shows. */
  readonly label: string;
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PaperShape[];
  readonly labels: readonly PaperLabel[];
}

/** Letters of all labels, in points, and how wide one is at most: figures and short words in Public Sans. */
export const labelSize = 8;
export const labelLetterWidth = 0.62 * labelSize;
