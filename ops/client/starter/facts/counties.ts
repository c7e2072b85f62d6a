// What a county publishes or keeps for all its towns.

import type { FactRegister } from '#client/shapes/fact.ts';

export const countyFacts = {} as const satisfies FactRegister;
