import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { MetalColorSlug } from '#content/services/metal-colors.ts';

/** Paints of one covering: slope that faces us, slope turned away, lines, accents, and single lit pieces. */
export interface RoofTone {
  readonly base: string;
  readonly side: string;
  readonly line: string;
  readonly accent: string;
  readonly glint?: string;
}

/** What lies on a roof: how it is laid, and in which paints. */
export interface RoofLook {
  readonly material: RoofType;
  readonly tone: RoofTone;
}

export const materialTones: Readonly<Record<RoofType, RoofTone>> = {
  asphalt: {
    base: 'var(--d-roof-asphalt)',
    side: 'var(--d-roof-asphalt-side)',
    line: 'var(--d-roof-asphalt-line)',
    accent: 'var(--d-roof-asphalt-accent)',
  },
  architectural: {
    base: 'var(--d-roof-architectural)',
    side: 'var(--d-roof-architectural-side)',
    line: 'var(--d-roof-architectural-line)',
    accent: 'var(--d-roof-architectural-accent)',
  },
  metal: {
    base: 'var(--d-roof-metal)',
    side: 'var(--d-roof-metal-side)',
    line: 'var(--d-roof-metal-line)',
    accent: 'var(--d-roof-metal-accent)',
  },
  tile: {
    base: 'var(--d-roof-tile)',
    side: 'var(--d-roof-tile-side)',
    line: 'var(--d-roof-tile-line)',
    accent: 'var(--d-roof-tile-accent)',
  },
  slate: {
    base: 'var(--d-roof-slate)',
    side: 'var(--d-roof-slate-side)',
    line: 'var(--d-roof-slate-line)',
    accent: 'var(--d-roof-slate-accent)',
    glint: 'var(--d-roof-slate-glint)',
  },
  wood: {
    base: 'var(--d-roof-wood)',
    side: 'var(--d-roof-wood-side)',
    line: 'var(--d-roof-wood-line)',
    accent: 'var(--d-roof-wood-accent)',
  },
};

export const metalColorTones: Readonly<Record<MetalColorSlug, RoofTone>> = {
  'charcoal-gray': {
    base: 'var(--d-metal-charcoal-gray)',
    side: 'var(--d-metal-charcoal-gray-side)',
    line: 'var(--d-metal-charcoal-gray-line)',
    accent: 'var(--d-metal-charcoal-gray-accent)',
  },
  'ocean-blue': {
    base: 'var(--d-metal-ocean-blue)',
    side: 'var(--d-metal-ocean-blue-side)',
    line: 'var(--d-metal-ocean-blue-line)',
    accent: 'var(--d-metal-ocean-blue-accent)',
  },
  'forest-green': {
    base: 'var(--d-metal-forest-green)',
    side: 'var(--d-metal-forest-green-side)',
    line: 'var(--d-metal-forest-green-line)',
    accent: 'var(--d-metal-forest-green-accent)',
  },
  'brick-red': {
    base: 'var(--d-metal-brick-red)',
    side: 'var(--d-metal-brick-red-side)',
    line: 'var(--d-metal-brick-red-line)',
    accent: 'var(--d-metal-brick-red-accent)',
  },
  'bone-white': {
    base: 'var(--d-metal-bone-white)',
    side: 'var(--d-metal-bone-white-side)',
    line: 'var(--d-metal-bone-white-line)',
    accent: 'var(--d-metal-bone-white-accent)',
  },
  bronze: {
    base: 'var(--d-metal-bronze)',
    side: 'var(--d-metal-bronze-side)',
    line: 'var(--d-metal-bronze-line)',
    accent: 'var(--d-metal-bronze-accent)',
  },
};

export function lookOf(material: RoofType, metalColor?: MetalColorSlug): RoofLook {
  const tone =
    material === 'metal' && metalColor !== undefined ? metalColorTones[metalColor] : materialTones[material];
  return { material, tone };
}
