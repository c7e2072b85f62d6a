// What we may state about Beavercreek beyond what a map shows, each fact with the page it was read on and the day.

import type { CitedFact } from '../../facts.ts';

export const tornadoBeavercreek2019 = {
  text: 'On the evening of May 27, 2019 an EF3 tornado crossed Beavercreek.',
  source: 'wdtn.com',
  sourceUrl: 'https://www.wdtn.com',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;
