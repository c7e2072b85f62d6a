import { cloquet } from './cloquet.ts';
import { duluth } from './duluth.ts';
import { hermantown } from './hermantown.ts';
import { twoHarbors } from './two-harbors.ts';

export const pagedCities = [hermantown, duluth, cloquet, twoHarbors] as const;
