import type { CitySlug } from '#content/cities/cities.ts';
import type { CountyName } from '#content/cities/counties.ts';
import type { LabelSizes, MapSheet } from './map-views.ts';
import { type Box, type HungLabel, labelBox, type Spot } from './place-labels.ts';

export interface MapLabel extends HungLabel {
  readonly size: keyof LabelSizes;
}

/** `focus` is the town the page is about, `quiet` a town without a page. */
export type TownRole = 'shop' | 'focus' | 'town' | 'quiet';

export interface TownMark {
  readonly name: string;
  readonly slug: CitySlug | null;
  readonly role: TownRole;
  readonly spot: Spot;
  /** Null where the dot must do because a name would cover another. */
  readonly label: MapLabel | null;
  /** What one may press; null where the mark is no link. */
  readonly target: Box | null;
  readonly milesFromShop: number | null;
}

export interface MapRing {
  readonly miles: number;
  readonly radius: number;
  readonly label: MapLabel | null;
}

export interface MapCounty {
  readonly county: CountyName;
  readonly path: string;
  readonly label: MapLabel | null;
}

/** Everything on a map as figures and names, ready to be drawn. */
export interface MapDrawing {
  readonly sheet: MapSheet;
  readonly shop: Spot;
  readonly counties: readonly MapCounty[];
  readonly riverPath: string;
  readonly riverLabel: MapLabel | null;
  readonly interstatePath: string;
  readonly rings: readonly MapRing[];
  readonly towns: readonly TownMark[];
  readonly northArrow: Spot;
  readonly scaleBar: { readonly left: Spot; readonly units: number; readonly label: MapLabel };
}

/** The box of a label when its sheet is shown wide or narrow. */
export function boxOfLabel(label: MapLabel, sizes: LabelSizes): Box {
  return labelBox(label, sizes[label.size]);
}

/** Every label of a map, for whoever must know that none covers another. */
export function labelsOf(drawing: MapDrawing): readonly MapLabel[] {
  return [
    ...drawing.towns.map(({ label }) => label),
    ...drawing.counties.map(({ label }) => label),
    ...drawing.rings.map(({ label }) => label),
    drawing.riverLabel,
    drawing.scaleBar.label,
  ].filter((label) => label !== null);
}
