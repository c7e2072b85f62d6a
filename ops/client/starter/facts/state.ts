// Who licenses and permits roofing in the state, and what its residential code asks of a roof, each with the page it was
// read on. The keys the pages know: client/shapes/fact.ts. What is not entered is not printed.

import type { StateFacts } from '#client/shapes/fact.ts';

export const stateFacts = {} as const satisfies StateFacts;
