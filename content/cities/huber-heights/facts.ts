// What we may state about Huber Heights beyond what a map shows, each fact with the page it was read on and the day.

import type { CitedFact } from '../../facts.ts';

export const huberHeightsBrick = {
  text: 'Huber Heights calls itself a community of brick homes.',
  source: 'The city’s own description of itself',
  sourceUrl: 'https://www.hhoh.org',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;
