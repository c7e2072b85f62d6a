// The one section that only this service's page has: what a homeowner must understand to choose well.
// Source: specification §2 "Service pages" and the mockup's "page's one special section"; the trade knowledge is ours.

export interface ComparedOption {
  readonly name: string;
  readonly text: string;
  /** The same terms in every option of one comparison, so that they can stand in rows. */
  readonly rows: readonly { readonly term: string; readonly value: string }[];
}

/** Two or more ways to do a thing, side by side. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly heading: string;
  readonly lead: string;
  readonly options: readonly ComparedOption[];
  /** One line under the table. */
  readonly note?: string;
}

/** Things in the order they are built or done. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly heading: string;
  readonly lead: string;
  readonly entries: readonly { readonly title: string; readonly text: string }[];
  readonly note?: string;
}

/** The numbered plan of the inspection; its points are in inspection-points.ts. */
export interface InspectionPlan {
  readonly kind: 'inspection-plan';
  readonly heading: string;
  readonly lead: string;
}

export type SpecialSection = Comparison | Sequence | InspectionPlan;
