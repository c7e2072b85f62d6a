// Roof inspection, town by town: what is particular about doing this work in that place (ruling 27).
// Not here: the points of the inspection and what is true of every one (services/inspection-points.ts, roof-inspection.ts).

import type { CitySlug } from '../cities/city-slugs.ts';
import type { LocalServiceText } from './local-service-text.ts';
import { roofInspectionInBeavercreek } from './roof-inspection/beavercreek.ts';
import { roofInspectionInCenterville } from './roof-inspection/centerville.ts';
import { roofInspectionInDayton } from './roof-inspection/dayton.ts';
import { roofInspectionInFairborn } from './roof-inspection/fairborn.ts';
import { roofInspectionInFranklin } from './roof-inspection/franklin.ts';
import { roofInspectionInHuberHeights } from './roof-inspection/huber-heights.ts';
import { roofInspectionInKettering } from './roof-inspection/kettering.ts';
import { roofInspectionInMiamisburg } from './roof-inspection/miamisburg.ts';
import { roofInspectionInPiqua } from './roof-inspection/piqua.ts';
import { roofInspectionInSidney } from './roof-inspection/sidney.ts';
import { roofInspectionInSpringboro } from './roof-inspection/springboro.ts';
import { roofInspectionInTroy } from './roof-inspection/troy.ts';

export const roofInspectionTexts = {
  'miamisburg-oh': roofInspectionInMiamisburg,
  'dayton-oh': roofInspectionInDayton,
  'kettering-oh': roofInspectionInKettering,
  'springboro-oh': roofInspectionInSpringboro,
  'centerville-oh': roofInspectionInCenterville,
  'beavercreek-oh': roofInspectionInBeavercreek,
  'fairborn-oh': roofInspectionInFairborn,
  'huber-heights-oh': roofInspectionInHuberHeights,
  'troy-oh': roofInspectionInTroy,
  'piqua-oh': roofInspectionInPiqua,
  'sidney-oh': roofInspectionInSidney,
  'franklin-oh': roofInspectionInFranklin,
} as const satisfies Record<CitySlug, LocalServiceText>;
