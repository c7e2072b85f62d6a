// When the shop is open: client/hours.json.

import data from '#client/hours.json' with { type: 'json' };
import type { Hours } from './business.ts';

// The compiler sees this one contractor's values; check:client holds every such file to its shape before a site is built.
export const hours = data as unknown as Hours;
