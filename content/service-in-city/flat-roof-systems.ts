// Flat roofs, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: what is true of every flat roof (services/flat-roof-systems.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import { flatRoofSystemsInBeavercreek } from './flat-roof-systems/beavercreek.ts';
import { flatRoofSystemsInCenterville } from './flat-roof-systems/centerville.ts';
import { flatRoofSystemsInDayton } from './flat-roof-systems/dayton.ts';
import { flatRoofSystemsInFairborn } from './flat-roof-systems/fairborn.ts';
import { flatRoofSystemsInFranklin } from './flat-roof-systems/franklin.ts';
import { flatRoofSystemsInHuberHeights } from './flat-roof-systems/huber-heights.ts';
import { flatRoofSystemsInKettering } from './flat-roof-systems/kettering.ts';
import { flatRoofSystemsInMiamisburg } from './flat-roof-systems/miamisburg.ts';
import { flatRoofSystemsInPiqua } from './flat-roof-systems/piqua.ts';
import { flatRoofSystemsInSidney } from './flat-roof-systems/sidney.ts';
import { flatRoofSystemsInSpringboro } from './flat-roof-systems/springboro.ts';
import { flatRoofSystemsInTroy } from './flat-roof-systems/troy.ts';
import type { LocalServiceText } from './local-service-text.ts';

export const flatRoofSystemsTexts = {
  'miamisburg-oh': flatRoofSystemsInMiamisburg,
  'dayton-oh': flatRoofSystemsInDayton,
  'kettering-oh': flatRoofSystemsInKettering,
  'springboro-oh': flatRoofSystemsInSpringboro,
  'centerville-oh': flatRoofSystemsInCenterville,
  'beavercreek-oh': flatRoofSystemsInBeavercreek,
  'fairborn-oh': flatRoofSystemsInFairborn,
  'huber-heights-oh': flatRoofSystemsInHuberHeights,
  'troy-oh': flatRoofSystemsInTroy,
  'piqua-oh': flatRoofSystemsInPiqua,
  'sidney-oh': flatRoofSystemsInSidney,
  'franklin-oh': flatRoofSystemsInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
