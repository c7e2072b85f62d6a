// The sixteen colors of a link picture, worked out from the tokens: four flat ones and the soft edges between them.

import type { HexColor } from './indexed-png.ts';
import { readTokenColors } from './token-colors.ts';

const colorOf = readTokenColors();

/** `steps` colors on the way from `paper` to `ink`, the last of them `ink`: letters and slants have soft edges. */
function ramp(paper: string, ink: string, steps: number): readonly HexColor[] {
  const channelsOf = (color: string) => {
    const digits = color.slice(1).length === 3 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
    return [0, 2, 4].map((place) => Number.parseInt(digits.slice(place, place + 2), 16));
  };
  const [from, to] = [channelsOf(paper), channelsOf(ink)];
  return Array.from({ length: steps }, (_, step): HexColor => {
    const share = (step + 1) / steps;
    const mixed = from.map((channel, place) => Math.round(channel + ((to[place] ?? 0) - channel) * share));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

const page = colorOf('--surface-page');
const strong = colorOf('--surface-strong');
const textRamp = ramp(page, colorOf('--text'), 6);
const accentRamp = ramp(page, colorOf('--text-accent'), 3);

/** The page comes first, then each ramp from light to full, so that of two inks on one pixel the higher position wins. */
export const palette: readonly HexColor[] = [
  ...ramp(page, page, 1),
  ...textRamp,
  ...accentRamp,
  ...ramp(strong, strong, 1),
  ...ramp(strong, colorOf('--text-on-strong'), 3),
  ...ramp(strong, colorOf('--text-on-strong-accent'), 2),
];

/** Position in the palette of the color before a ramp's first, and how many steps the ramp has. */
export interface Ink {
  readonly before: number;
  readonly steps: number;
}
export const textInk: Ink = { before: 0, steps: textRamp.length };
export const accentInk: Ink = { before: textRamp.length, steps: accentRamp.length };

/** Position of the palette's color nearest to one of 24 bits. */
export function nearestColor(rgb: number): number {
  const distances = palette.map((color) => {
    const other = Number.parseInt(color.slice(1), 16);
    return [16, 8, 0].reduce(
      (sum, shift) => sum + (((rgb >> shift) & 255) - ((other >> shift) & 255)) ** 2,
      0,
    );
  });
  return distances.indexOf(Math.min(...distances));
}
