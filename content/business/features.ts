// What a contractor can switch off: client/switches.ts.

import { features as featuresInFolder } from '#client/switches.ts';

export interface Features {
  /** Payment plans of a lender. */
  readonly financing: boolean;
  readonly energyCalculator: boolean;
  /** Somebody answers the phone around the clock. Without it there is no emergency service either. */
  readonly emergencyLine: boolean;
  readonly voucher: boolean;
  /** Documenting storm damage for an insurer. */
  readonly claimHelp: boolean;
}

/** Every material the roof cost calculator knows. */
export type RoofMaterial = 'asphalt' | 'architectural' | 'metal' | 'tile' | 'slate' | 'wood';

export const features: Features = featuresInFolder;
