// Text in scripts that our fonts lack is drawn as pictures, by a caller that has fonts for it.

export interface TextLine {
  /** In the order it was written. */
  readonly text: string;
  /** Its characters from left to right as displayed, which is the order PDF readers expect. */
  readonly characters: readonly string[];
  /** Points; `ascent` is the part of the height above the baseline. */
  readonly width: number;
  readonly height: number;
  readonly ascent: number;
  readonly draw: () => Picture;
}

interface Picture {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Three bytes a pixel, rows from the top. */
  readonly colors: Uint8Array;
}

export interface PictureStyle {
  /** Points. */
  readonly size: number;
  /** Points that a line may take. */
  readonly width: number;
  readonly isBold: boolean;
  /** "#15232b" */
  readonly color: string;
}

export type PictureText = (text: string, style: PictureStyle) => TextLine[];
