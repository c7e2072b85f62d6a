// Commercial roofing, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every commercial roof (services/commercial-roofing.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import { commercialRoofingInBeavercreek } from './commercial-roofing/beavercreek.ts';
import { commercialRoofingInCenterville } from './commercial-roofing/centerville.ts';
import { commercialRoofingInDayton } from './commercial-roofing/dayton.ts';
import { commercialRoofingInFairborn } from './commercial-roofing/fairborn.ts';
import { commercialRoofingInFranklin } from './commercial-roofing/franklin.ts';
import { commercialRoofingInHuberHeights } from './commercial-roofing/huber-heights.ts';
import { commercialRoofingInKettering } from './commercial-roofing/kettering.ts';
import { commercialRoofingInMiamisburg } from './commercial-roofing/miamisburg.ts';
import { commercialRoofingInPiqua } from './commercial-roofing/piqua.ts';
import { commercialRoofingInSidney } from './commercial-roofing/sidney.ts';
import { commercialRoofingInSpringboro } from './commercial-roofing/springboro.ts';
import { commercialRoofingInTroy } from './commercial-roofing/troy.ts';
import type { LocalServiceText } from './local-service-text.ts';

export const commercialRoofingTexts = {
  'miamisburg-oh': commercialRoofingInMiamisburg,
  'dayton-oh': commercialRoofingInDayton,
  'kettering-oh': commercialRoofingInKettering,
  'springboro-oh': commercialRoofingInSpringboro,
  'centerville-oh': commercialRoofingInCenterville,
  'beavercreek-oh': commercialRoofingInBeavercreek,
  'fairborn-oh': commercialRoofingInFairborn,
  'huber-heights-oh': commercialRoofingInHuberHeights,
  'troy-oh': commercialRoofingInTroy,
  'piqua-oh': commercialRoofingInPiqua,
  'sidney-oh': commercialRoofingInSidney,
  'franklin-oh': commercialRoofingInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
