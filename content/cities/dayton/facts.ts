// What we may state about Dayton beyond what a map shows, each fact with the page it was read on and the day.

import type { CitedFact } from '../../facts.ts';
import { formatCount } from '../../wording/money.ts';

export const tornadoDayton2019 = {
  text: 'On May 27, 2019 an EF4 tornado with winds to 170 mph ran 20 miles from Brookville through Trotwood and Dayton to Riverside.',
  figures: { milesPerHour: 170, pathMiles: 20 },
  source: 'National Weather Service, weather.gov/iln/20190527_trotwood',
  sourceUrl: 'https://www.weather.gov/iln/20190527_trotwood',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const daytonPrecipitation = {
  text: 'Dayton’s normal precipitation for 1991–2020 is 41.3 inches a year.',
  figures: { inchesPerYear: 41.3 },
  source: 'NOAA NCEI, by way of wdtn.com',
  sourceUrl: 'https://www.wdtn.com/top-stories/climate-normals-adjusted-for-the-new-30-year-average/',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const daytonPermits = {
  text: 'The City of Dayton asks no permit for replacing shingles alone. Replacing sheathing or structure needs one, historic districts need a Certificate of Appropriateness, and two layers of shingles mean tear-off.',
  source: 'City of Dayton, daytonohio.gov, FAQ 93',
  sourceUrl: 'https://www.daytonohio.gov/FAQ.aspx?QID=93',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

/** One inch of water on 1,000 square feet, in U.S. gallons: a square foot is 144 square inches, a gallon 231 cubic inches. */
const gallonsPerInch = (1000 * 144) / 231;

/** What falls on 1,000 square feet: of one inch of rain, and in a normal year to the nearest hundred. */
export const rainGallons = {
  perInch: formatCount(gallonsPerInch),
  perYear: formatCount(Math.round((gallonsPerInch * daytonPrecipitation.figures.inchesPerYear) / 100) * 100),
} as const;
