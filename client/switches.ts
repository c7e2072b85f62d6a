// What the site speaks of and what it leaves out. A service or a feature that is not named here has no page, link, form
// choice or word on the site. See docs/decisions/0043-switches.md.

import type { Climate, Features, ProductServiceSlug, RoofMaterial } from '#client/shapes/business.ts';
import type { ownServices } from './services/services.ts';

/** The services, in the order of every list. Services of our own: services/services.ts. */
export const offeredServices: readonly (ProductServiceSlug | keyof typeof ownServices)[] = [
  'roof-replacement',
  'roof-repair',
  'tile-roofing',
  'metal-roofing',
  'flat-roof-systems',
  'commercial-roofing',
  'emergency-repairs',
  'roof-inspection',
];

/** What the roof cost calculator prices, in its order; the wizard opens with the first. */
export const offeredMaterials = [
  'asphalt',
  'architectural',
  'metal',
  'tile',
  'slate',
  'wood',
] as const satisfies readonly RoofMaterial[];

export const features: Features = {
  financing: true,
  energyCalculator: true,
  emergencyLine: true,
  voucher: true,
  claimHelp: true,
};

/** What the weather here asks of a roof: sentences that hold in another climate alone are not printed. */
export const climate: readonly [Climate, ...Climate[]] = ['freezing'];
