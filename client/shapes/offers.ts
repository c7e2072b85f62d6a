// What the company gives away, for how long, and on what terms: client/offers.json.

import data from '#client/offers.json' with { type: 'json' };
import type { Offers } from './business.ts';

export const offers = data as unknown as Offers;
