// Rules of single places that the service pages quote in the middle of a text. Leave out what you have no example of.

import type { LocalExamples } from '#client/shapes/fact.ts';
import { daytonFacts } from '../cities/dayton/facts.ts';
import { ketteringFacts } from '../cities/kettering/facts.ts';
import { countyFacts } from './counties.ts';

export const localExamples = {
  iceBarrier: {
    text: 'Greene County’s table requires it; elsewhere it depends on the office that issues your permit.',
    fact: countyFacts.greeneIceBarrier,
  },
  permit: {
    text: 'Dayton, for example, requires one once any sheathing is replaced or repaired.',
    fact: daytonFacts.shinglesOnly,
  },
  firePermit: { text: 'Kettering does', fact: ketteringFacts.firePermit },
} as const satisfies LocalExamples;
