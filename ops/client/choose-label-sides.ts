import type { Town } from '#client/shapes/town.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import type { MapArea, MapTown, MapView } from '#site/drawings/map/map-views.ts';
import { labelSides, listLabelConflicts } from '#site/drawings/map/mark-towns.ts';
import type { ListedTowns } from './town-rules.ts';

/** A side for each town on which its name overlaps no other, as far as trying one town after the other finds it; null where
 * there is none. What is left, check:client names. */
export function chooseLabelSides(
  shop: string,
  { pagedCities, servedTowns, counties }: ListedTowns,
): Pick<ListedTowns, 'pagedCities' | 'servedTowns'> {
  const slugOf = ({ name }: Town) => name as CitySlug;
  const views: readonly MapView[] = ['area', 'shop', ...pagedCities.map(slugOf)];
  let towns: readonly MapTown[] = [
    ...pagedCities.map((town) => ({ ...town, slug: slugOf(town) })),
    ...servedTowns.map((town) => ({ ...town, slug: null })),
  ];
  const withSide = (at: number, labelSide: Town['labelSide']) =>
    towns.map((town, each) => (each === at ? { ...town, labelSide } : town));
  const countConflicts = (changed: readonly MapTown[]) => {
    const ofShop = changed.find(({ name }) => name === shop);
    if (!ofShop) throw new Error(`${shop} is not among the towns.`);
    const area: MapArea = { shop: ofShop, towns: changed, counties, river: null, highway: null };
    return views.flatMap((view) => listLabelConflicts(area, view)).length;
  };
  const improve = (choices: readonly Town['labelSide'][]) => {
    for (const at of towns.keys()) {
      const [best] = [towns, ...choices.map((side) => withSide(at, side))]
        .map((changed) => ({ changed, count: countConflicts(changed) }))
        .sort((a, b) => a.count - b.count);
      if (best) towns = best.changed;
    }
  };
  improve(labelSides);
  improve(labelSides);
  // To leave a name away comes last, when all have moved as far as they can.
  if (countConflicts(towns) > 0) improve([...labelSides, null]);
  const written = towns.map(({ slug, ...town }) => town);
  return {
    pagedCities: written.slice(0, pagedCities.length),
    servedTowns: written.slice(pagedCities.length),
  };
}
