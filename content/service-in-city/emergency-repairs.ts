// Emergency repairs, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every emergency (services/emergency-repairs.ts). Arrival times come from the claims register.

import type { CitySlug } from '../cities/city-slugs.ts';
import { emergencyRepairsInBeavercreek } from './emergency-repairs/beavercreek.ts';
import { emergencyRepairsInCenterville } from './emergency-repairs/centerville.ts';
import { emergencyRepairsInDayton } from './emergency-repairs/dayton.ts';
import { emergencyRepairsInFairborn } from './emergency-repairs/fairborn.ts';
import { emergencyRepairsInFranklin } from './emergency-repairs/franklin.ts';
import { emergencyRepairsInHuberHeights } from './emergency-repairs/huber-heights.ts';
import { emergencyRepairsInKettering } from './emergency-repairs/kettering.ts';
import { emergencyRepairsInMiamisburg } from './emergency-repairs/miamisburg.ts';
import { emergencyRepairsInPiqua } from './emergency-repairs/piqua.ts';
import { emergencyRepairsInSidney } from './emergency-repairs/sidney.ts';
import { emergencyRepairsInSpringboro } from './emergency-repairs/springboro.ts';
import { emergencyRepairsInTroy } from './emergency-repairs/troy.ts';
import type { LocalServiceText } from './local-service-text.ts';

export const emergencyRepairsTexts = {
  'miamisburg-oh': emergencyRepairsInMiamisburg,
  'dayton-oh': emergencyRepairsInDayton,
  'kettering-oh': emergencyRepairsInKettering,
  'springboro-oh': emergencyRepairsInSpringboro,
  'centerville-oh': emergencyRepairsInCenterville,
  'beavercreek-oh': emergencyRepairsInBeavercreek,
  'fairborn-oh': emergencyRepairsInFairborn,
  'huber-heights-oh': emergencyRepairsInHuberHeights,
  'troy-oh': emergencyRepairsInTroy,
  'piqua-oh': emergencyRepairsInPiqua,
  'sidney-oh': emergencyRepairsInSidney,
  'franklin-oh': emergencyRepairsInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
