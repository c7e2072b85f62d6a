import type { Climate, Features, ProductServiceSlug, RoofMaterial } from '#client/shapes/business.ts';
import type { ownServices } from './services/services.ts';

// Everything is on, in the product's order, so that tests meet all of it. Tests of a switch turn it off for themselves.

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

export const climate: readonly [Climate, ...Climate[]] = ['freezing'];
