// Towns and counties that are in the state as they are listed. What is wrong with one: ops/places.

import type { PlaceObjection } from '../places/look-up-places.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

export function listTownFindings(
  folder: ClientFolder,
  objections: readonly PlaceObjection[],
): readonly Finding[] {
  const list = 'client/cities/cities.ts';
  const { pagedCities } = folder.modules.get(list) ?? {};
  if (Array.isArray(pagedCities) && pagedCities.length === 0)
    return [findingAt(folder, list, 'pagedCities', 'there is no city: list at least one with its county.')];
  return objections.map(({ file, name, advice }) => {
    const ofTown = [...folder.texts].find(
      ([each, text]) => each.endsWith('/city.ts') && text.includes(`name: '${name}'`),
    );
    return findingAt(folder, ofTown?.[0] ?? file, name, advice);
  });
}
