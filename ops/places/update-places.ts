// Brings client/cities/places.json up to date with the contractor's lists of towns. npm run dev begins with it; builds and checks
// do the same with everything else that can be wrong in client/.

import { pagedCities } from '#client/cities/cities.ts';
import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import { lookUpPlaces } from './look-up-places.ts';
import { keepPlaces } from './places-file.ts';

const { places, objections } = lookUpPlaces({ pagedCities, servedTowns, company });
for (const { file, advice } of objections) console.error(`${file}: ${advice}`);
if (objections.length === 0) keepPlaces(places);
else process.exitCode = 1;
