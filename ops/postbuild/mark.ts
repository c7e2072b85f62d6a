// The company's mark, read from the one file that draws it, in colors for a picture that is not a page.

import { readFileSync } from 'node:fs';

/** Side of the square the mark is drawn in. */
export const markUnits = 48;

export interface MarkColors {
  readonly roof: string;
  readonly span: string;
}

/** The shapes of public/icons/favicon.svg without its frame and its style sheet. */
export function markShapes({ roof, span }: MarkColors): string {
  return readFileSync(new URL('../../public/icons/favicon.svg', import.meta.url), 'utf8')
    .replace(/^[\s\S]*<\/style>|<\/svg>\s*$/g, '')
    .replace('class="roof"', `fill="${roof}"`)
    .replace('class="span"', `stroke="${span}"`);
}
