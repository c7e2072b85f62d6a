import { countyFacts } from '../../facts/counties.ts';

export const daytonFacts = { shinglesOnly: countyFacts.carltonSnow };
