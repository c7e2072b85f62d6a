// What we may state about Centerville beyond what a map shows, each fact with the page it was read on and the day.

import type { CitedFact } from '../../facts.ts';

export const centervillePermitList = {
  text: 'The City of Centerville publishes a list of work that needs a permit.',
  source: 'City of Centerville, centervilleohio.gov',
  sourceUrl: 'https://www.centervilleohio.gov/government/building-inspection/do-i-need-approval',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;
