// Metal roofing, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every metal roof (services/metal-roofing.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { LocalServiceText } from './local-service-text.ts';
import { metalRoofingInBeavercreek } from './metal-roofing/beavercreek.ts';
import { metalRoofingInCenterville } from './metal-roofing/centerville.ts';
import { metalRoofingInDayton } from './metal-roofing/dayton.ts';
import { metalRoofingInFairborn } from './metal-roofing/fairborn.ts';
import { metalRoofingInFranklin } from './metal-roofing/franklin.ts';
import { metalRoofingInHuberHeights } from './metal-roofing/huber-heights.ts';
import { metalRoofingInKettering } from './metal-roofing/kettering.ts';
import { metalRoofingInMiamisburg } from './metal-roofing/miamisburg.ts';
import { metalRoofingInPiqua } from './metal-roofing/piqua.ts';
import { metalRoofingInSidney } from './metal-roofing/sidney.ts';
import { metalRoofingInSpringboro } from './metal-roofing/springboro.ts';
import { metalRoofingInTroy } from './metal-roofing/troy.ts';

export const metalRoofingTexts = {
  'miamisburg-oh': metalRoofingInMiamisburg,
  'dayton-oh': metalRoofingInDayton,
  'kettering-oh': metalRoofingInKettering,
  'springboro-oh': metalRoofingInSpringboro,
  'centerville-oh': metalRoofingInCenterville,
  'beavercreek-oh': metalRoofingInBeavercreek,
  'fairborn-oh': metalRoofingInFairborn,
  'huber-heights-oh': metalRoofingInHuberHeights,
  'troy-oh': metalRoofingInTroy,
  'piqua-oh': metalRoofingInPiqua,
  'sidney-oh': metalRoofingInSidney,
  'franklin-oh': metalRoofingInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
