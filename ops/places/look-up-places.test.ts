import { expect, test } from 'vitest';
import { pagedCities } from '#client/cities/cities.ts';
import places from '#client/cities/places.json' with { type: 'json' };
import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import type { Town } from '#content/cities/city.ts';
import { type ListedPlaces, lookUpPlaces } from './look-up-places.ts';

const charleston = { town: 'Charleston', region: 'South Carolina', regionCode: 'SC' };
const lowcountry: readonly Town[] = [
  { name: 'Charleston', county: 'Charleston' },
  { name: 'Mount Pleasant', county: 'Charleston' },
  { name: 'North Charleston', county: 'Charleston' },
  { name: 'Summerville', county: 'Dorchester' },
];

function lookUp(towns: readonly Town[], more: Partial<ListedPlaces> = {}) {
  const listed = { pagedCities: towns, servedTowns: [], company: charleston, ...more };
  const { places: found, objections } = lookUpPlaces(listed);
  return { places: found, objections: objections.map(({ file, advice }) => `${file}: ${advice}`) };
}
const objectionsTo = (town: Town, more: Partial<ListedPlaces> = {}) =>
  lookUp([...lowcountry, town], more).objections;

test('the places of the site are those of its lists', () => {
  expect(lookUpPlaces({ pagedCities, servedTowns, company })).toEqual({ places, objections: [] });
});

test('a town needs its name and its county: where it lies, the county’s code and its seat are looked up', () => {
  const { places: found, objections } = lookUp(lowcountry);
  expect(objections).toEqual([]);
  expect(found.towns).toMatchObject({
    Charleston: { latitude: 32.77657, longitude: -79.93092, countyFips: '45019', isCountySeat: true },
    'Mount Pleasant': { countyFips: '45019', isCountySeat: false },
    Summerville: { countyFips: '45035', isCountySeat: false },
  });
  expect(found.counties['45035']).toEqual({ name: 'Dorchester', kind: 'County' });
});

test('the town of the shop is looked up too when it has no page and is not listed', () => {
  const { places: found, objections } = lookUp(lowcountry.slice(1));
  expect(objections).toEqual([]);
  expect(found.towns.Charleston?.countyFips).toBe('45019');
});

test.each<[string, Town, string]>([
  [
    'a misspelled town',
    { name: 'Summervile', county: 'Dorchester' },
    'client/cities/cities.ts: no Summervile in Dorchester County, SC: did you mean Summerville?',
  ],
  [
    'a misspelled county',
    { name: 'Goose Creek', county: 'Berkley' },
    'client/cities/cities.ts: Goose Creek: South Carolina has no county Berkley: did you mean Berkeley?',
  ],
  [
    'the wrong county',
    { name: 'Georgetown', county: 'Dorchester' },
    'client/cities/cities.ts: Georgetown lies in Georgetown County, not in Dorchester',
  ],
  [
    'a village that the data do not know',
    { name: 'Quahog Landing', county: 'Colleton' },
    'client/cities/cities.ts: no Quahog Landing in Colleton County, SC. If the name is right, give it "coordinates: { latitude: …, longitude: … }" there',
  ],
  [
    'a town of the next state',
    { name: 'Savannah', county: 'Jasper' },
    'client/cities/cities.ts: Savannah is in GA, and one site works in one state, South Carolina',
  ],
  [
    'a town that is there twice',
    { name: 'Summerville', county: 'Dorchester' },
    'client/cities/cities.ts: Summerville is listed twice; a site can have one town of that name',
  ],
  [
    'coordinates in another county',
    { name: 'Our Corner', county: 'Dorchester', coordinates: { latitude: 34.9, longitude: -82.4 } },
    'client/cities/cities.ts: the coordinates of Our Corner lie outside Dorchester County',
  ],
])('%s is answered with one line that names the file and the way out', (_, town, line) => {
  expect(objectionsTo(town)).toEqual([line]);
});

test('all findings come at once, each with the file it is in', () => {
  const { objections } = lookUp([{ name: 'Charlston', county: 'Charleston' }], {
    servedTowns: [{ name: 'Mt Plesant', county: 'Charleston' }],
    company: { ...charleston, town: 'Nowhere at All' },
  });
  expect(objections.map((line) => line.split(':')[0])).toEqual([
    'client/cities/cities.ts',
    'client/cities/served-towns.ts',
    'client/company.ts',
  ]);
});

test('a state that does not exist is one line', () => {
  expect(lookUp(lowcountry, { company: { ...charleston, region: 'South Carolna' } }).objections).toEqual([
    'client/company.ts: there is no state South Carolna: did you mean South Carolina?',
  ]);
});

test('a place the data do not know is where its coordinates say', () => {
  const coordinates = { latitude: 33.0, longitude: -80.2 };
  const { places: found, objections } = lookUp([
    ...lowcountry,
    { name: 'Our Corner', county: 'Dorchester', coordinates },
  ]);
  expect(objections).toEqual([]);
  expect(found.towns['Our Corner']).toEqual({ ...coordinates, countyFips: '45035', isCountySeat: false });
});

test('a shop whose town there is more than once in the state asks for the county', () => {
  const { objections } = lookUp([{ name: 'Dayton', county: 'Montgomery' }], {
    company: { town: 'Oakwood', region: 'Ohio', regionCode: 'OH' },
  });
  expect(objections).toEqual([
    'client/company.ts: there is more than one Oakwood in Ohio: list it with its county in client/cities/served-towns.ts',
  ]);
});

test.each([
  [{ name: 'New Orleans', county: 'Orleans' }, 'Louisiana', 'LA', 'Parish'],
  [{ name: 'Norfolk', county: 'Norfolk' }, 'Virginia', 'VA', 'City'],
  [{ name: 'St. Louis', county: 'St. Louis' }, 'Missouri', 'MO', 'City'],
  [{ name: 'Saint Charles', county: 'Saint Charles' }, 'Missouri', 'MO', 'County'],
  [{ name: 'Wasilla', county: 'Matanuska-Susitna' }, 'Alaska', 'AK', 'Borough'],
  [{ name: 'Canon City', county: 'Fremont' }, 'Colorado', 'CO', 'County'],
] as const)('$name lies in what its state calls a county', (town, region, regionCode, kind) => {
  const { places: found, objections } = lookUpPlaces({
    pagedCities: [town],
    servedTowns: [],
    company: { town: town.name, region, regionCode },
  });
  expect(objections).toEqual([]);
  expect(Object.values(found.counties).map((county) => county.kind)).toEqual([kind]);
});
