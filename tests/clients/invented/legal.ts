import type { TermsLaw } from '#client/shapes/fact.ts';

export const areLegalTextsReviewed = true;

export const termsLaw = {
  estimates:
    'The bill may not exceed a written estimate by more than 10% unless you approve first (Invented Statutes 3.5).',
  cancellation:
    'You may cancel a contract signed in your home until midnight of the third business day (Invented Statutes 3.7).',
} as const satisfies TermsLaw;
