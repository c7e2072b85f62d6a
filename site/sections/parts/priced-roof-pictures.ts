import type { RoofType } from '#calculators/roof-cost/answers.ts';

/** The house under each covering, a file of its own (site/pages/drawings). */
export type PricedRoofName = `roof-${RoofType}`;
export const pricedRoofName = (material: RoofType): PricedRoofName => `roof-${material}`;
export const pricedRoofPicture = (material: RoofType) => `/drawings/${pricedRoofName(material)}.svg`;
