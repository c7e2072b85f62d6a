import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { FlatPoint } from '../geometry/convex-clipping.ts';
import { layArchitectural } from './lay-architectural.ts';
import { layAsphalt } from './lay-asphalt.ts';
import { layMetal } from './lay-metal.ts';
import { laySlate } from './lay-slate.ts';
import { layTile } from './lay-tile.ts';
import { layWood } from './lay-wood.ts';

/** A slope to cover, in feet: x along the eave from its left end, y up the slope. */
export interface Slope {
  readonly corners: readonly FlatPoint[];
  /** 1 draws pieces at their true size; larger keeps the courses of a big roof apart. */
  readonly enlargement: number;
  readonly seed: number;
}

/** Path data in feet on the slope. */
export interface CoveringPattern {
  /** Dark lines: courses, slots, seams. */
  readonly lines: string;
  /** Lines that catch the light, beside the dark ones. */
  readonly litLines?: string;
  /** Pieces a shade darker than the rest. */
  readonly pieces?: string;
  /** Pieces a shade lighter. */
  readonly glints?: string;
}

const layers: Readonly<Record<RoofType, (slope: Slope) => CoveringPattern>> = {
  asphalt: layAsphalt,
  architectural: layArchitectural,
  metal: layMetal,
  tile: layTile,
  slate: laySlate,
  wood: layWood,
};

export function layCovering(material: RoofType, slope: Slope): CoveringPattern {
  return layers[material](slope);
}
