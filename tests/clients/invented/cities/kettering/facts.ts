import { countyFacts } from '../../facts/counties.ts';

export const ketteringFacts = { firePermit: countyFacts.carltonSnow };
