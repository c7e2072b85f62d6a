// How papers look like the company: its mark, and the colors of client/palette.css. A PDF cannot read custom properties,
// and a file has no style sheet of the site, so the two files are read where the paper is made.

import type { PaperPaint } from '#calculators/paper/paper-drawing.ts';
import { type Logo, readLogo } from './logo.ts';

/** The tokens --text, --text-soft, --text-accent and --line-control, by the hue each has. */
const hues = { text: 'ink', soft: 'ink-washed', accent: 'copper', line: 'zinc-edge' } as const;

export type PaperColor = keyof typeof hues;

export interface Brand {
  readonly logo: Logo;
  readonly colors: Readonly<Record<PaperColor, string>>;
  /** The tokens of drawing.css that have these names. */
  readonly drawing: Readonly<Record<PaperPaint, string>>;
}

/**
 * @param files the text of client/palette.css and client/logo.svg.
 * @throws Error naming a hue that the palette lacks, or what is wrong with the mark.
 */
export function readBrand(files: { readonly palette: string; readonly logo: string }): Brand {
  const hue = (name: string) => {
    const color = new RegExp(`--palette-${name}:\\s*([^;]+);`).exec(files.palette)?.[1];
    if (color === undefined) throw new Error(`client/palette.css sets no --palette-${name}.`);
    return color.trim();
  };
  const colors = Object.fromEntries(
    Object.entries(hues).map(([color, name]) => [color, hue(name)]),
  ) as Brand['colors'];
  return {
    logo: readLogo(files.logo),
    colors,
    drawing: {
      ...materialColors,
      ink: hue('ink'),
      copper: hue('copper'),
      wall: hue('chalk'),
    },
  };
}

const materialColors = {
  side: '#e4eaea',
  glass: '#cfe0dc',
  brick: '#e9d6cc',
} as const;
