// Towns and counties that are in order as they are listed, and whose names fit on the maps.

import { geoContains } from 'd3-geo';
import type { CityContent, County, Place, Town } from '#client/shapes/town.ts';
import { milesBetween } from '#content/cities/distance.ts';
import { findCountyOutline, type Outline } from '#site/drawings/map/county-outlines.ts';
import type { LabelConflict } from '#site/drawings/map/mark-towns.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

const files = {
  cities: 'client/cities/cities.ts',
  served: 'client/cities/served-towns.ts',
  counties: 'client/cities/counties.ts',
} as const;

/** How far a town may lie from the outline of its county: some spread over two, and the outlines are coarse. */
const nearMiles = 5;

/** Whether a place lies in a county, or so near that its town may. */
export function isInCounty(outline: Outline, place: Place): boolean {
  const corners = outline.coordinates.flat(outline.type === 'Polygon' ? 1 : 2) as [number, number][];
  return (
    geoContains(outline, [place.longitude, place.latitude]) ||
    corners.some(([longitude, latitude]) => milesBetween(place, { latitude, longitude }) < nearMiles)
  );
}

/** A finding where a town is listed: in the file of its own folder, if it has one. */
function findingOfTown(folder: ClientFolder, name: string, advice: string): Finding {
  const isNamedIn = ([, text]: readonly [string, string]) => text.includes(`name: '${name}'`);
  const [ownFile] = [...folder.texts].find((each) => each[0].endsWith('/city.ts') && isNamedIn(each)) ?? [];
  const list = folder.texts.get(files.served)?.includes(`name: '${name}'`) ? files.served : files.cities;
  return findingAt(folder, ownFile ?? list, `name: '${name}'`, advice);
}

export interface ListedTowns {
  readonly pagedCities: readonly CityContent[];
  readonly servedTowns: readonly Town[];
  readonly counties: readonly County[];
}

/** `shop`: the town of client/company.ts. */
export function listTownFindings(
  folder: ClientFolder,
  { pagedCities, servedTowns, counties }: ListedTowns,
  shop: string,
): readonly Finding[] {
  if (pagedCities.length === 0)
    return [
      findingAt(folder, files.cities, 'pagedCities', 'there is no city: list at least one with its county.'),
    ];
  const towns = [...pagedCities, ...servedTowns];
  const adviceOn = ({ name, county, ...place }: Town, index: number): string | null => {
    if (towns.findIndex((town) => town.name === name) < index)
      return `${name} is listed twice; a site can have one town of that name.`;
    const listed = counties.find((each) => each.name === county);
    if (!listed) return `${name} is in ${county} County, which is not in ${files.counties}: add it there.`;
    const outline = findCountyOutline(listed.fips);
    if (outline && !isInCounty(outline, place))
      return `the coordinates of ${name} lie outside ${listed.inFull}, ${listed.fips}: look them up again.`;
    return null;
  };
  return [
    ...counties
      .filter(({ fips }) => findCountyOutline(fips) === undefined)
      .map(({ inFull, fips }) =>
        findingAt(
          folder,
          files.counties,
          fips,
          `${fips} is the code of no county: look up that of ${inFull}.`,
        ),
      ),
    ...towns.flatMap((town, index) => {
      const advice = adviceOn(town, index);
      return advice === null ? [] : [findingOfTown(folder, town.name, advice)];
    }),
    ...(towns.some(({ name }) => name === shop)
      ? []
      : [
          findingAt(
            folder,
            'client/company.ts',
            'town:',
            `${shop} is in no list of towns: add it to ${files.served}, or to ${files.cities}.`,
          ),
        ]),
  ];
}

/** Names that do not fit on a map that must show them. */
export function listLabelFindings(
  folder: ClientFolder,
  conflicts: readonly LabelConflict[],
  nameOfView: (view: LabelConflict['view']) => string,
): readonly Finding[] {
  return conflicts.map(({ view, name, other }) => {
    const fault =
      other === null
        ? `“${name}” leaves ${nameOfView(view)}: give it another labelSide, or null to leave it off.`
        : `“${name}” and “${other}” overlap on ${nameOfView(view)}, or can hardly be pressed apart: give one of them another labelSide, or null to leave it off.`;
    return findingOfTown(folder, name, fault);
  });
}
