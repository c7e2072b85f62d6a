// Roof replacement, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every replacement (services/roof-replacement.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { LocalServiceText } from './local-service-text.ts';
import { roofReplacementInBeavercreek } from './roof-replacement/beavercreek.ts';
import { roofReplacementInCenterville } from './roof-replacement/centerville.ts';
import { roofReplacementInDayton } from './roof-replacement/dayton.ts';
import { roofReplacementInFairborn } from './roof-replacement/fairborn.ts';
import { roofReplacementInFranklin } from './roof-replacement/franklin.ts';
import { roofReplacementInHuberHeights } from './roof-replacement/huber-heights.ts';
import { roofReplacementInKettering } from './roof-replacement/kettering.ts';
import { roofReplacementInMiamisburg } from './roof-replacement/miamisburg.ts';
import { roofReplacementInPiqua } from './roof-replacement/piqua.ts';
import { roofReplacementInSidney } from './roof-replacement/sidney.ts';
import { roofReplacementInSpringboro } from './roof-replacement/springboro.ts';
import { roofReplacementInTroy } from './roof-replacement/troy.ts';

export const roofReplacementTexts = {
  'miamisburg-oh': roofReplacementInMiamisburg,
  'dayton-oh': roofReplacementInDayton,
  'kettering-oh': roofReplacementInKettering,
  'springboro-oh': roofReplacementInSpringboro,
  'centerville-oh': roofReplacementInCenterville,
  'beavercreek-oh': roofReplacementInBeavercreek,
  'fairborn-oh': roofReplacementInFairborn,
  'huber-heights-oh': roofReplacementInHuberHeights,
  'troy-oh': roofReplacementInTroy,
  'piqua-oh': roofReplacementInPiqua,
  'sidney-oh': roofReplacementInSidney,
  'franklin-oh': roofReplacementInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
