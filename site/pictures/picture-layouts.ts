/** How wide a picture stands, window by window, and in which widths (pixels) it is therefore cut. */
export interface PictureLayout {
  readonly widths: readonly number[];
  /** As in HTML: the width the picture will have, so that the browser can choose before it knows the styles. */
  readonly sizes: string;
}

export const pictureLayouts = {
  /** Beside a column of text; the whole width of a small window. */
  half: {
    widths: [480, 720, 960],
    sizes: '(width <= 56.25em) calc(100vw - 2.5rem), min(44vw, 40rem)',
  },
  /** Across the page. */
  wide: {
    widths: [640, 960, 1280, 1600],
    sizes: 'min(calc(100vw - 2.5rem), 82rem)',
  },
} as const satisfies Record<string, PictureLayout>;

export type PictureLayoutName = keyof typeof pictureLayouts;
