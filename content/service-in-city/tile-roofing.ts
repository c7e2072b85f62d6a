// Tile roofing, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every tile roof (services/tile-roofing.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { LocalServiceText } from './local-service-text.ts';
import { tileRoofingInBeavercreek } from './tile-roofing/beavercreek.ts';
import { tileRoofingInCenterville } from './tile-roofing/centerville.ts';
import { tileRoofingInDayton } from './tile-roofing/dayton.ts';
import { tileRoofingInFairborn } from './tile-roofing/fairborn.ts';
import { tileRoofingInFranklin } from './tile-roofing/franklin.ts';
import { tileRoofingInHuberHeights } from './tile-roofing/huber-heights.ts';
import { tileRoofingInKettering } from './tile-roofing/kettering.ts';
import { tileRoofingInMiamisburg } from './tile-roofing/miamisburg.ts';
import { tileRoofingInPiqua } from './tile-roofing/piqua.ts';
import { tileRoofingInSidney } from './tile-roofing/sidney.ts';
import { tileRoofingInSpringboro } from './tile-roofing/springboro.ts';
import { tileRoofingInTroy } from './tile-roofing/troy.ts';

export const tileRoofingTexts = {
  'miamisburg-oh': tileRoofingInMiamisburg,
  'dayton-oh': tileRoofingInDayton,
  'kettering-oh': tileRoofingInKettering,
  'springboro-oh': tileRoofingInSpringboro,
  'centerville-oh': tileRoofingInCenterville,
  'beavercreek-oh': tileRoofingInBeavercreek,
  'fairborn-oh': tileRoofingInFairborn,
  'huber-heights-oh': tileRoofingInHuberHeights,
  'troy-oh': tileRoofingInTroy,
  'piqua-oh': tileRoofingInPiqua,
  'sidney-oh': tileRoofingInSidney,
  'franklin-oh': tileRoofingInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
