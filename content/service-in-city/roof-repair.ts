// Roof repair, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every repair (services/roof-repair.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { LocalServiceText } from './local-service-text.ts';
import { roofRepairInBeavercreek } from './roof-repair/beavercreek.ts';
import { roofRepairInCenterville } from './roof-repair/centerville.ts';
import { roofRepairInDayton } from './roof-repair/dayton.ts';
import { roofRepairInFairborn } from './roof-repair/fairborn.ts';
import { roofRepairInFranklin } from './roof-repair/franklin.ts';
import { roofRepairInHuberHeights } from './roof-repair/huber-heights.ts';
import { roofRepairInKettering } from './roof-repair/kettering.ts';
import { roofRepairInMiamisburg } from './roof-repair/miamisburg.ts';
import { roofRepairInPiqua } from './roof-repair/piqua.ts';
import { roofRepairInSidney } from './roof-repair/sidney.ts';
import { roofRepairInSpringboro } from './roof-repair/springboro.ts';
import { roofRepairInTroy } from './roof-repair/troy.ts';

export const roofRepairTexts = {
  'miamisburg-oh': roofRepairInMiamisburg,
  'dayton-oh': roofRepairInDayton,
  'kettering-oh': roofRepairInKettering,
  'springboro-oh': roofRepairInSpringboro,
  'centerville-oh': roofRepairInCenterville,
  'beavercreek-oh': roofRepairInBeavercreek,
  'fairborn-oh': roofRepairInFairborn,
  'huber-heights-oh': roofRepairInHuberHeights,
  'troy-oh': roofRepairInTroy,
  'piqua-oh': roofRepairInPiqua,
  'sidney-oh': roofRepairInSidney,
  'franklin-oh': roofRepairInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
