// What of the two legal texts is the contractor's own. The texts: content/legal. Have a lawyer of your state read all of it.

import type { TermsLaw } from '#client/shapes/fact.ts';

/** Whether a lawyer has read both texts. `npm run check:launch` asks for it. */
export const areLegalTextsReviewed = false;

/** What the terms of service say of the state's law, each sentence with its section. */
export const termsLaw = {} as const satisfies TermsLaw;
