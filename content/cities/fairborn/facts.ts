// What we may state about Fairborn beyond what a map shows, each fact with the page it was read on and the day.

import type { CitedFact } from '../../facts.ts';

export const airBase = {
  text: 'Fairborn lies beside Wright-Patterson Air Force Base, Beavercreek just south of it.',
  source: 'Any map of Greene County',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;
