// What a county publishes or keeps for all its towns.

import type { FactRegister } from '#content/facts/fact.ts';

export const countyFacts = {} as const satisfies FactRegister;
