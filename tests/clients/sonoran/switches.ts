// What the site speaks of and what it leaves out. A service or a feature that is not named here has no page, link, form choice or
// word on the site. See docs/make-it-yours.md.

import type { Features, RoofMaterial } from '#content/business/features.ts';
import type { ServiceSlug } from '#content/services/service-slugs.ts';
import type { Climate } from '#content/wording/only-where.ts';

/** The services, in the order of every list. Services of our own: services/services.ts. */
export const offeredServices: readonly ServiceSlug[] = [
  'tile-roofing',
  'flat-roof-systems',
  'roof-replacement',
  'roof-repair',
  'metal-roofing',
  'commercial-roofing',
  'roof-inspection',
];

/** What the roof cost calculator prices, in its order; the wizard opens with the first. */
export const offeredMaterials = [
  'tile',
  'architectural',
  'asphalt',
  'metal',
] as const satisfies readonly RoofMaterial[];

export const features: Features = {
  financing: true,
  energyCalculator: true,
  emergencyLine: false,
  voucher: true,
  claimHelp: false,
};

/** What the weather here asks of a roof: sentences that hold in another climate alone are not printed. */
export const climate: readonly Climate[] = ['arid'];
