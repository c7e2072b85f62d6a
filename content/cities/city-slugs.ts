// The twelve towns with a page of their own, in the order every list shows them. Source: specification §2.

export const citySlugs = [
  'miamisburg-oh',
  'dayton-oh',
  'kettering-oh',
  'springboro-oh',
  'centerville-oh',
  'beavercreek-oh',
  'fairborn-oh',
  'huber-heights-oh',
  'troy-oh',
  'piqua-oh',
  'sidney-oh',
  'franklin-oh',
] as const;

export type CitySlug = (typeof citySlugs)[number];

/** The town where the shop is: every distance is measured from there. */
export const shopSlug: CitySlug = 'miamisburg-oh';

export const countyNames = ['Montgomery', 'Warren', 'Greene', 'Miami', 'Shelby'] as const;
export type CountyName = (typeof countyNames)[number];
