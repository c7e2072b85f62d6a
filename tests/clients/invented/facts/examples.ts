import type { LocalExamples } from '#client/shapes/fact.ts';
import { cloquet } from '../cities/cloquet.ts';

export const localExamples = {
  permit: {
    text: 'Cloquet, for example, asks for one for new shingles too.',
    fact: cloquet.facts.shinglesOnly,
  },
} as const satisfies LocalExamples;
