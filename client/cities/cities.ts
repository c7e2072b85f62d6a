// The towns with a page of their own, in the order every list shows them. A new town is a folder beside this file and an
// entry here.

import { beavercreek } from './beavercreek/city.ts';
import { centerville } from './centerville/city.ts';
import { dayton } from './dayton/city.ts';
import { fairborn } from './fairborn/city.ts';
import { franklin } from './franklin/city.ts';
import { huberHeights } from './huber-heights/city.ts';
import { kettering } from './kettering/city.ts';
import { miamisburg } from './miamisburg/city.ts';
import { piqua } from './piqua/city.ts';
import { sidney } from './sidney/city.ts';
import { springboro } from './springboro/city.ts';
import { troy } from './troy/city.ts';

export const pagedCities = [
  miamisburg,
  dayton,
  kettering,
  springboro,
  centerville,
  beavercreek,
  fairborn,
  huberHeights,
  troy,
  piqua,
  sidney,
  franklin,
] as const;
