import type { County, Landmark, Place, River, Town } from '#client/shapes/town.ts';
import type { CitySlug } from '#content/cities/cities.ts';
import { earthRadiusMiles, milesBetween } from '#content/cities/distance.ts';

/** The whole area, the neighborhood of the shop, or a town together with the shop. */
export type MapView = 'area' | 'shop' | CitySlug;

export interface MapTown extends Town {
  /** Null for a town without a page. */
  readonly slug: CitySlug | null;
}

/** All that the maps show. */
export interface MapArea {
  /** Where the ladders are kept: every distance is measured from here. */
  readonly shop: MapTown;
  /** The towns, that of the shop among them. */
  readonly towns: readonly MapTown[];
  readonly counties: readonly County[];
  readonly river: River | null;
  readonly highway: Landmark | null;
}

/** The kinds of sheet. A map shrinks with its column and its labels must not: on a phone they are larger. */
export interface MapSheet {
  readonly kind: 'area' | 'shop' | 'city' | 'storms' | 'cutout';
  readonly width: number;
  readonly height: number;
  /** Kept free around the places that must be in the picture: left and right, top and bottom. */
  readonly margin: { readonly across: number; readonly along: number };
  /** Letter height of a town's name on a phone, in units of the sheet; the style sheets say it too. */
  readonly letters: number;
  /** Column width on a phone of 390 px: what the smallest targets are computed for. */
  readonly phonePixels: number;
}

const areaSheet: MapSheet = {
  kind: 'area',
  width: 600,
  height: 840,
  margin: { across: 110, along: 78 },
  letters: 22,
  phonePixels: 390,
};

const shopSheet: MapSheet = {
  kind: 'shop',
  width: 560,
  height: 500,
  margin: { across: 60, along: 50 },
  letters: 21,
  phonePixels: 350,
};

const citySheet: MapSheet = {
  kind: 'city',
  width: 760,
  height: 640,
  margin: { across: 100, along: 84 },
  letters: 27,
  phonePixels: 390,
};

/** On a phone as wide as the window; in a wide one beside the heading, with more country on both sides. */
export const stormSheet: MapSheet = {
  kind: 'storms',
  width: 700,
  height: 860,
  margin: { across: 60, along: 40 },
  letters: 25,
  phonePixels: 390,
};

/** The storms around one town. */
export const stormCutoutSheet: MapSheet = {
  kind: 'cutout',
  width: 640,
  height: 560,
  margin: { across: 20, along: 16 },
  letters: 24,
  phonePixels: 377,
};

export function sheetOf(view: MapView): MapSheet {
  if (view === 'area') return areaSheet;
  return view === 'shop' ? shopSheet : citySheet;
}

/** The corners of a box that reaches `miles` from a place in every direction. */
export function cornersAround({ latitude, longitude }: Place, miles: number): readonly Place[] {
  const degrees = ((miles / earthRadiusMiles) * 180) / Math.PI;
  const across = degrees / Math.cos((latitude * Math.PI) / 180);
  return [-1, 1].map((side) => ({
    latitude: latitude + side * degrees,
    longitude: longitude + side * across,
  }));
}

/** Degrees around the middle of the picture that are always shown, so that a near town does not fill it. */
const leastReach = { latitude: 0.095, longitude: 0.14 };

function reachRound(middle: Place): readonly Place[] {
  const { latitude, longitude } = leastReach;
  return [
    { latitude: middle.latitude + latitude, longitude: middle.longitude + longitude },
    { latitude: middle.latitude - latitude, longitude: middle.longitude - longitude },
  ];
}

function middleOf(places: readonly Place[]): Place {
  const middle = (degrees: readonly number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;
  return {
    latitude: middle(places.map(({ latitude }) => latitude)),
    longitude: middle(places.map(({ longitude }) => longitude)),
  };
}

/** How many of its neighbors the map around the shop has room for. */
const neighborCount = 4;

/** The towns that a view is drawn for: their names must be on it. */
export function townsInView({ shop, towns }: MapArea, view: MapView): readonly MapTown[] {
  const paged = towns.filter(({ name, slug }) => slug !== null && name !== shop.name);
  if (view !== 'area' && view !== 'shop') return [shop, ...paged.filter(({ slug }) => slug === view)];
  const nearestFirst = paged.toSorted((a, b) => milesBetween(shop, a) - milesBetween(shop, b));
  const shown = view === 'area' ? paged : nearestFirst.slice(0, neighborCount);
  return [shop, ...shown.filter(({ labelSide }) => labelSide !== null)];
}

/** The places that must lie inside the margins of the view's sheet. */
export function placesInView(area: MapArea, view: MapView): readonly Place[] {
  const shown = view === 'area' ? area.towns : townsInView(area, view);
  return [...shown, ...reachRound(middleOf(shown))];
}

/** The county that the view's town lies in; none for the whole area. */
export function countyOf({ shop, towns }: MapArea, view: MapView): string | null {
  if (view === 'area') return null;
  return view === 'shop' ? shop.county : (towns.find(({ slug }) => slug === view)?.county ?? null);
}

const roundMiles = [1, 2, 5, 10, 20, 30, 40, 60, 80, 120, 160, 240, 320];

/** Rings as far out as there are towns; the first so far that the shop's own name has room in it. */
export function ringMilesOf({ shop, towns }: MapArea): readonly number[] {
  const farthest = Math.max(...towns.map((town) => milesBetween(shop, town)), 5);
  return roundMiles.filter((miles) => miles >= farthest / 9 && miles <= farthest);
}
