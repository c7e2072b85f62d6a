// The boasts we make: the words, and what they rest on, a page or a paper with its date. Nothing is claimed yet, and nothing printed.
// Which boasts there are and where each is printed: content/business/claims.ts.

import type { ClaimsMade } from '#content/business/claims.ts';

export const claims = {} as const satisfies ClaimsMade;
