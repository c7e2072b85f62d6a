// The boasts we make: the words, and what they rest on, a page or a paper with its date. Nothing is claimed yet, and nothing printed.
// Which boasts there are: client/shapes/business.ts; where each is printed: content/business/claim-words.ts.

import type { ClaimsMade } from '#client/shapes/business.ts';

export const claims = {} as const satisfies ClaimsMade;
