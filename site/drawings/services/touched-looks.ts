import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { RoofLook, RoofTone } from '../roof-surface/roof-looks.ts';

const copperTone: RoofTone = {
  base: 'var(--d-roof-copper)',
  side: 'var(--d-roof-copper-side)',
  line: 'var(--d-roof-copper-line)',
  accent: 'var(--d-roof-copper-accent)',
};

/** The part we touch: any covering, in copper. */
export function copperLook(material: RoofType): RoofLook {
  return { material, tone: copperTone };
}

/** Coverings paled, so that the copper part stands out. */
export const paleTile: RoofLook = {
  material: 'tile',
  tone: {
    base: 'var(--d-roof-tile-pale)',
    side: 'var(--d-roof-tile-pale)',
    line: 'var(--d-roof-tile-pale-line)',
    accent: 'var(--d-roof-tile-pale-accent)',
  },
};

export const paleSlate: RoofLook = {
  material: 'slate',
  tone: {
    base: 'var(--d-roof-slate-pale)',
    side: 'var(--d-roof-slate-pale)',
    line: 'var(--d-roof-slate-pale-line)',
    accent: 'var(--d-roof-slate-pale-accent)',
  },
};
