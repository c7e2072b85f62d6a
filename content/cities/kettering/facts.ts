// What we may state about Kettering beyond what a map shows, each fact with the page it was read on and the day.

import type { CitedFact } from '../../facts.ts';

export const ketteringFirePermit = {
  text: 'Torch-applied or hot-mop roofing in Kettering needs a fire permit.',
  source: 'City of Kettering, ketteringoh.org, “Do I need a permit”',
  sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;
