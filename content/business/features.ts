// What a contractor can switch off: client/switches.ts.

import type { Features } from '#client/shapes/business.ts';
import { features as featuresInFolder } from '#client/switches.ts';

export const features: Features = featuresInFolder;
