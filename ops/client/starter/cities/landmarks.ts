// The river and the highway our towns lie on: named in the copy, drawn on the map. null: there is none.

import type { Landmark, River } from '#client/shapes/town.ts';

export const river: River | null = null;
export const highway: Landmark | null = null;
