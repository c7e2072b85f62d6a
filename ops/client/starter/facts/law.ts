// Law that a homeowner meets, one neutral sentence each, with its section. Not legal advice. What is not entered is not
// printed.

import type { LawFacts } from '#client/shapes/fact.ts';

export const lawFacts = {} as const satisfies LawFacts;
