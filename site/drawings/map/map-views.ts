import type { CountyName } from '#client/cities/counties.ts';
import { servedTowns } from '#client/cities/served-towns.ts';
import { type CitySlug, cities, cityList, shopSlug } from '#content/cities/cities.ts';
import type { Place } from '#content/cities/distance.ts';
import type { LabelSizes } from './place-labels.ts';

/** The whole area, the neighborhood of the shop, or a town together with the shop. */
export type MapView = 'area' | 'shop' | CitySlug;

/** Where the ladders are kept: every distance is measured from here. */
export const shop = cities[shopSlug];

/** The three kinds of sheet. A map shrinks with its column and its labels must not, so each has two sets of sizes. */
export interface MapSheet {
  readonly kind: 'area' | 'shop' | 'city';
  readonly width: number;
  readonly height: number;
  /** Kept free around the places that must be in the picture: left and right, top and bottom. */
  readonly margin: { readonly across: number; readonly along: number };
  readonly wideSizes: LabelSizes;
  readonly narrowSizes: LabelSizes;
  /** Column width, px, below which the narrow sizes apply. ServiceAreaMap.module.css repeats it. */
  readonly narrowBelowPixels: number;
  /** Column width on a phone of 390 px: what the smallest targets are computed for. */
  readonly phonePixels: number;
  readonly ringMiles: readonly number[];
}

const areaSheet: MapSheet = {
  kind: 'area',
  width: 600,
  height: 840,
  margin: { across: 110, along: 78 },
  wideSizes: { town: 15, emphasis: 17, quiet: 13 },
  narrowSizes: { town: 20, emphasis: 22, quiet: 18 },
  narrowBelowPixels: 520,
  phonePixels: 390,
  ringMiles: [5, 10, 20, 30, 40],
};

const shopSheet: MapSheet = {
  kind: 'shop',
  width: 560,
  height: 500,
  margin: { across: 0, along: 0 },
  wideSizes: { town: 16, emphasis: 18, quiet: 14 },
  narrowSizes: { town: 21, emphasis: 23, quiet: 19 },
  narrowBelowPixels: 460,
  phonePixels: 350,
  ringMiles: [5],
};

const citySheet: MapSheet = {
  kind: 'city',
  width: 760,
  height: 640,
  margin: { across: 100, along: 84 },
  wideSizes: { town: 15, emphasis: 18, quiet: 14 },
  narrowSizes: { town: 25, emphasis: 28, quiet: 23 },
  narrowBelowPixels: 620,
  phonePixels: 390,
  ringMiles: [5, 10, 20, 30, 40],
};

export function sheetOf(view: MapView): MapSheet {
  if (view === 'area') return areaSheet;
  return view === 'shop' ? shopSheet : citySheet;
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

/** Two corners around the shop, more to the east, where its neighbors with a page are. */
const neighborhood: readonly Place[] = [
  { latitude: shop.latitude + 0.097, longitude: shop.longitude - 0.098 },
  { latitude: shop.latitude - 0.113, longitude: shop.longitude + 0.207 },
];

function middleOf(a: Place, b: Place): Place {
  return { latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 };
}

/** The places that must lie inside the margins of the view's sheet. */
export function placesInView(view: MapView): readonly Place[] {
  if (view === 'area') return [...cityList, ...servedTowns];
  if (view === 'shop') return neighborhood;
  return [shop, cities[view], ...reachRound(middleOf(shop, cities[view]))];
}

/** The county that the view's town lies in; none for the whole area. */
export function countyOf(view: MapView): CountyName | null {
  if (view === 'area') return null;
  return view === 'shop' ? shop.county : cities[view].county;
}
