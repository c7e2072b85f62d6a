// Contrast as WCAG 2 computes it, and the promises that meanings.css makes about it.

import { resolveTokens } from './read-tokens.ts';

/** Relative luminance, 0 to 1. Throws on a color that is not opaque and written as #rgb or #rrggbb. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new Error(`${hex} is not an opaque color like #ac4314`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A token, and the grounds on which it reaches a contrast. */
export interface ContrastPromise {
  readonly token: string;
  readonly atLeast: number;
  readonly grounds: readonly string[];
}

/** The promises in the comments of meanings.css: "4.5 on --surface-page, …". */
export function listContrastPromises(meanings: string): readonly ContrastPromise[] {
  return [...meanings.matchAll(/\/\*[^*]*?\b([34]\.[05]) on ([^*]+)\*\/\s*(--[\w-]+):/g)].map(
    ([, atLeast, grounds = '', token = '']) => ({
      token,
      atLeast: Number(atLeast),
      grounds: grounds.match(/--[\w-]+/g) ?? [],
    }),
  );
}

/** Every promise that `values` break. Throws on a color that cannot be read, or a token without a value. */
export function listBrokenContrasts(
  promises: readonly ContrastPromise[],
  values: ReadonlyMap<string, string>,
): readonly { token: string; ground: string; ratio: number; atLeast: number }[] {
  const colorOf = (name: string) => resolveTokens(`var(${name})`, values);
  return promises.flatMap(({ token, atLeast, grounds }) =>
    grounds
      .map((ground) => ({ token, ground, atLeast, ratio: contrast(colorOf(token), colorOf(ground)) }))
      .filter(({ ratio }) => ratio < atLeast),
  );
}
