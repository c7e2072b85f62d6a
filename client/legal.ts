// What of the two legal texts is the contractor's own. The texts: content/legal. Have a lawyer of your state read all of it.

import type { TermsLaw } from '#client/shapes/fact.ts';

/** Whether a lawyer has read both texts. `npm run check:launch` asks for it. */
export const areLegalTextsReviewed = false;

/** What the terms of service say of the state's law. Leave out what your state does not have. */
export const termsLaw = {
  estimates:
    'For jobs up to $25,000 Ohio gives you the right to a written or oral estimate for work over $25, and the bill may not exceed it by more than 10% unless you approve first (Ohio Administrative Code 109:4-3-05).',
  cancellation:
    'For most contracts signed in your home, Ohio gives you until midnight of the third business day to cancel (Ohio Revised Code 1345.21 and following). The seller must hand you a notice of cancellation and may not start in that time; what you paid is refunded within ten days of canceling. Some sales are exempt.',
  largeContracts:
    'Above $25,000 a contract for a new roof on your house falls under Ohio’s home construction law, which lists what the written contract must contain (Ohio Revised Code 4722.01 and 4722.02); up to $25,000 it falls under the Consumer Sales Practices Act. If the contractor carries less than $250,000 of general liability insurance, that act applies to both.',
} as const satisfies TermsLaw;
