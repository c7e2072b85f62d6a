// Rules of single places that the service pages quote in the middle of a text.

import type { LocalExamples } from '#client/shapes/fact.ts';

export const localExamples = {} as const satisfies LocalExamples;
