// How many people a town had, from the one table that gives it for all of them. A town's own page may give it instead.

import { formatCount } from '../wording/money.ts';
import type { Fact } from './fact.ts';

/** `town` as in content/cities, `people` as in the table's row for the place. */
export function censusOf2020(town: string, people: number): Fact {
  return {
    text: `${town} counted ${formatCount(people)} people in the 2020 census.`,
    about: 'population',
    holdsIn: { towns: [town] },
    services: [],
    source: '2020 census, redistricting data, table P1',
    sourceUrl: 'https://data.census.gov/table/DECENNIALPL2020.P1',
    checkedOn: '2026-11-22',
    certainty: 'copy',
  };
}
