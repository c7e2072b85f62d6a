// Brings client/cities/places.json up to date with the client's lists of towns. Every build and npm run check begin with it.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pagedCities } from '#client/cities/cities.ts';
import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import { lookUpPlaces } from './look-up-places.ts';

const file = 'client/cities/places.json';

const { places, objections } = lookUpPlaces({ pagedCities, servedTowns, company });
const text = `${JSON.stringify(places, null, 2)}\n`;
if (objections.length > 0) {
  for (const objection of objections) console.error(objection);
  process.exitCode = 1;
} else if (!existsSync(file) || text !== readFileSync(file, 'utf8')) {
  writeFileSync(file, text);
  console.log(`${file} is brought up to date.`);
}
