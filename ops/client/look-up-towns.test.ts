import { expect, test } from 'vitest';
import { pagedCities } from '#client/cities/cities.ts';
import { counties } from '#client/cities/counties.ts';
import { servedTowns } from '#client/cities/served-towns.ts';
import { company } from '#client/company.ts';
import type { Town } from '#client/shapes/town.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import type { MapArea } from '#site/drawings/map/map-views.ts';
import { listLabelConflicts } from '#site/drawings/map/mark-towns.ts';
import { lookUpTowns } from './look-up-towns.ts';
import type { ListedTowns } from './town-rules.ts';

const lowcountry = [
  { name: 'Charleston', county: 'Charleston' },
  { name: 'Mount Pleasant', county: 'Charleston' },
  { name: 'North Charleston', county: 'Charleston' },
  { name: 'Summerville', county: 'Dorchester' },
];
type Asked = Parameters<typeof lookUpTowns>[0];
const charleston: Asked = { state: 'SC', town: 'Charleston', towns: lowcountry, servedTowns: [] };

function found(change: Partial<Asked> = {}): ListedTowns {
  const result = lookUpTowns({ ...charleston, ...change });
  if ('objections' in result) throw new Error(result.objections.join('\n'));
  return result;
}
function objectionsTo(change: Partial<Asked>): readonly string[] {
  const result = lookUpTowns({ ...charleston, ...change });
  return 'objections' in result ? result.objections : [];
}

test('the invented contractor’s towns are where they are looked up', () => {
  const placeOf = ({ labelSide, ...place }: Town) => place;
  const looked = found({
    state: company.regionCode,
    town: company.town,
    towns: [...pagedCities],
    servedTowns: [...servedTowns],
  });
  expect(pagedCities).toMatchObject(looked.pagedCities.map(placeOf));
  expect(servedTowns).toMatchObject(looked.servedTowns.map(placeOf));
  expect(looked.counties).toEqual(counties);
});

test('a town needs its name and its county: where it lies, the county’s code and its seat are looked up', () => {
  const { pagedCities: towns, counties: around } = found();
  expect(towns[0]).toMatchObject({ name: 'Charleston', latitude: 32.77657, longitude: -79.93092 });
  expect(around).toEqual([
    { name: 'Charleston', inFull: 'Charleston County', fips: '45019', seat: 'Charleston' },
    { name: 'Dorchester', inFull: 'Dorchester County', fips: '45035', seat: 'Saint George' },
  ]);
});

test('the town of the shop is served too when no list has it', () => {
  expect(found({ towns: lowcountry.slice(1) }).servedTowns).toMatchObject([
    { name: 'Charleston', county: 'Charleston' },
  ]);
});

test.each<[string, Asked['towns'][number], string]>([
  [
    'a misspelled town',
    { name: 'Summervile', county: 'Dorchester' },
    'towns: no Summervile in Dorchester County, SC: did you mean Summerville?',
  ],
  [
    'a misspelled county',
    { name: 'Goose Creek', county: 'Berkley' },
    'towns: Goose Creek: South Carolina has no county Berkley: did you mean Berkeley?',
  ],
  [
    'the wrong county',
    { name: 'Georgetown', county: 'Dorchester' },
    'towns: Georgetown lies in Georgetown County, not in Dorchester.',
  ],
  [
    'a village that the data do not know',
    { name: 'Quahog Landing', county: 'Colleton' },
    'towns: no Quahog Landing in Colleton County, SC. If the name is right, leave it out here and add it in client/cities/ with its coordinates.',
  ],
  [
    'a town that is there twice',
    { name: 'Summerville', county: 'Dorchester' },
    'towns: Summerville is listed twice.',
  ],
])('%s is answered with one line that names the answer and the way out', (_, town, line) => {
  expect(objectionsTo({ towns: [...lowcountry, town] })).toEqual([line]);
});

test('all findings come at once, each with the answer it is in', () => {
  const objections = objectionsTo({
    towns: [{ name: 'Charlston', county: 'Charleston' }],
    servedTowns: [{ name: 'Mt Plesant', county: 'Charleston' }],
    town: 'Nowhere at All',
  });
  expect(objections.map((line) => line.split(':')[0])).toEqual(['towns', 'servedTowns', 'town']);
});

test('a shop whose town there is more than once in the state asks for the county', () => {
  const dayton = [{ name: 'Dayton', county: 'Montgomery' }];
  expect(objectionsTo({ state: 'OH', town: 'Oakwood', towns: dayton })).toEqual([
    'town: which Oakwood is meant is not clear: list it with its county in servedTowns.',
  ]);
});

test.each([
  [{ name: 'New Orleans', county: 'Orleans' }, 'LA', 'Orleans', 'Orleans Parish'],
  [{ name: 'Norfolk', county: 'Norfolk' }, 'VA', 'Norfolk', 'Norfolk'],
  [{ name: 'St. Louis', county: 'St. Louis' }, 'MO', 'St. Louis City', 'St. Louis'],
  [{ name: 'Saint Charles', county: 'Saint Charles' }, 'MO', 'St. Charles', 'St. Charles County'],
  [{ name: 'Wasilla', county: 'Matanuska-Susitna' }, 'AK', 'Matanuska-Susitna', 'Matanuska-Susitna Borough'],
  [{ name: 'Canon City', county: 'Fremont' }, 'CO', 'Fremont', 'Fremont County'],
] as const)('$name lies in what its state calls a county', (town, state, name, inFull) => {
  const { counties: around } = found({ state, town: town.name, towns: [town] });
  expect(around).toMatchObject([{ name, inFull }]);
});

test('where names crowd, each stands on a side on which it overlaps no other', () => {
  const phoenix = ['Phoenix', 'Mesa', 'Tempe', 'Gilbert', 'Chandler', 'Scottsdale', 'Gila Bend'].map(
    (name) => ({
      name,
      county: 'Maricopa',
    }),
  );
  const { pagedCities: towns, counties: around } = found({ state: 'AZ', town: 'Phoenix', towns: phoenix });
  const [shop] = towns;
  if (!shop) throw new Error('Phoenix was not found.');
  const areaOf = (listed: readonly Town[]): MapArea => ({
    shop: { ...shop, slug: null },
    towns: listed.map((town) => ({ ...town, slug: town.name as CitySlug })),
    counties: around,
    river: null,
    highway: null,
  });
  expect(listLabelConflicts(areaOf(towns), 'area')).toEqual([]);
  const onOneSide = towns.map((town): Town => ({ ...town, labelSide: 'right' }));
  expect(listLabelConflicts(areaOf(onOneSide), 'area')).not.toEqual([]);
});

test('the city that the titles name is one of those that are served', () => {
  expect(objectionsTo({ metro: 'Charleston' })).toEqual([]);
  expect(objectionsTo({ metro: 'Columbia' })).toEqual([
    'metro: Columbia is not one of your cities: name one of them, or list it with its county in servedTowns.',
  ]);
});
