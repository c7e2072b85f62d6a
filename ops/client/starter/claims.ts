// The boasts we make: the words, and what they rest on, a page or a paper with its date. Nothing is claimed yet, and nothing printed.
// Which boasts there are: client/shapes/business.ts; where each is printed: content/business/claim-words.ts.

import type { ClaimsMade, PromiseGrounds } from '#client/shapes/business.ts';

export const claims = {} as const satisfies ClaimsMade;

/** What our promises and offers rest on (content/business/promises.ts): a page, or a signed paper with its date. */
export const promiseGrounds: PromiseGrounds = {};
