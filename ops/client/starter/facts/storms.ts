// Storms by date, as surveyed, with the towns each concerns. Where to look: https://www.ncei.noaa.gov/stormevents/ (choose
// the county), then enter what it shows with the date of the look-up.

import type { FactRegister } from '#client/shapes/fact.ts';

export const storms = {} as const satisfies FactRegister;
