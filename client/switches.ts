// What the site speaks of and what it leaves out.

import type { Climate } from '#content/wording/only-where.ts';

/** What the weather here asks of a roof: sentences that hold in another climate alone are not printed. */
export const climate: readonly [Climate, ...Climate[]] = ['freezing'];
