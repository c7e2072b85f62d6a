// What we may state about these towns beyond what a map or a census shows: storms, rainfall, permits, energy, law.
// Each fact names the page it was read on and the day. Source: specification §2, ruling 27.
// Not here: coordinates, population, river and highway (cities.ts), county seats (counties.ts).

import type { CitedFact } from './city.ts';
import { sealingBenchmark } from './sealing-benchmark.ts';

const checkedOn = '2026-11-21';

export const localFacts = {
  tornadoDayton2019: {
    text: 'On May 27, 2019 an EF4 tornado with winds to 170 mph ran 20 miles from Brookville through Trotwood and Dayton to Riverside.',
    source: 'National Weather Service, weather.gov/iln/20190527_trotwood',
    sourceUrl: 'https://www.weather.gov/iln/20190527_trotwood',
    checkedOn,
  },
  tornadoBeavercreek2019: {
    text: 'On the evening of May 27, 2019 an EF3 tornado crossed Beavercreek.',
    source: 'wdtn.com',
    sourceUrl: 'https://www.wdtn.com',
    checkedOn,
  },
  tornadoOutbreak2019: {
    text: 'Ohio had 19 tornadoes in the outbreak of May 27, 2019, with about $1 billion in damage.',
    source: 'wdtn.com',
    sourceUrl: 'https://www.wdtn.com',
    checkedOn,
  },
  daytonPrecipitation: {
    text: 'Dayton’s normal precipitation for 1991–2020 is 41.3 inches a year.',
    source: 'NOAA NCEI, by way of wdtn.com',
    sourceUrl: 'https://www.wdtn.com/top-stories/climate-normals-adjusted-for-the-new-30-year-average/',
    checkedOn,
  },
  daytonPermits: {
    text: 'The City of Dayton asks no permit for replacing shingles alone. Replacing sheathing or structure needs one, historic districts need a Certificate of Appropriateness, and two layers of shingles mean tear-off.',
    source: 'City of Dayton, daytonohio.gov, FAQ 93',
    sourceUrl: 'https://www.daytonohio.gov/FAQ.aspx?QID=93',
    checkedOn,
  },
  ketteringFirePermit: {
    text: 'Torch-applied or hot-mop roofing in Kettering needs a fire permit.',
    source: 'City of Kettering, ketteringoh.org, “Do I need a permit”',
    sourceUrl: 'https://www.ketteringoh.org/do-i-need-a-permit',
    checkedOn,
  },
  centervillePermitList: {
    text: 'The City of Centerville publishes a list of work that needs a permit.',
    source: 'City of Centerville, centervilleohio.gov',
    sourceUrl: 'https://www.centervilleohio.gov/government/building-inspection/do-i-need-approval',
    checkedOn,
  },
  ohioCommercialPermit: {
    text: 'Re-roofing a commercial building in Ohio needs a permit.',
    source: 'Ohio Department of Commerce, com.ohio.gov, roof replacement permit',
    sourceUrl:
      'https://com.ohio.gov/divisions-and-programs/industrial-compliance/building-plan-approval-and-application/applications-and-forms/application-for-roof-replacement-permit',
    checkedOn,
  },
  ohioNoRooferLicense: {
    text: 'Ohio has no state license for roofers. Cities register contractors.',
    source: 'Ohio Department of Commerce, com.ohio.gov',
    sourceUrl: 'https://com.ohio.gov',
    checkedOn,
  },
  ohioElectricityPrice: {
    text: 'Residential electricity in Ohio cost 16.34 cents a kilowatt-hour in April 2025.',
    source: 'U.S. Energy Information Administration, table 5.6.A',
    sourceUrl: 'https://www.eia.gov/electricity/monthly/epm_table_grapher.php?t=epmt_5_6_a',
    checkedOn,
  },
  sealAndInsulateSavings: {
    text: `Sealing and insulating saves on average ${sealingBenchmark.percentOfHeatingAndCoolingCost}% of heating and cooling cost, ${sealingBenchmark.percentOfEnergyCost}% of total energy cost.`,
    source: sealingBenchmark.source,
    sourceUrl: sealingBenchmark.sourceUrl,
    checkedOn,
  },
  coolRoofTradeOff: {
    text: 'In a heating climate a cool roof saves in summer and costs a little in winter.',
    source: 'DOE/ORNL Cool Roof Calculator',
    sourceUrl: 'https://web.ornl.gov/sci/buildings/tools/cool-roof/',
    checkedOn,
  },
  ohioAdjusterLaw: {
    text: 'In Ohio a contractor may inspect, photograph, document and meet the adjuster. It may not negotiate or promise a claim.',
    source: 'Ohio Revised Code 3951.01',
    sourceUrl: 'https://codes.ohio.gov/ohio-revised-code/section-3951.01',
    checkedOn,
  },
  huberHeightsBrick: {
    text: 'Huber Heights calls itself a community of brick homes.',
    source: 'The city’s own description of itself',
    sourceUrl: 'https://www.hhoh.org',
    checkedOn,
  },
  airBase: {
    text: 'Fairborn lies beside Wright-Patterson Air Force Base, Beavercreek just south of it.',
    source: 'Any map of Greene County',
    checkedOn,
  },
} as const satisfies Record<string, CitedFact>;

export type FactName = keyof typeof localFacts;

/** The facts that a note on permits rests on; the others are about the place. */
export const permitFacts: readonly FactName[] = [
  'daytonPermits',
  'ketteringFirePermit',
  'centervillePermitList',
  'ohioCommercialPermit',
];

/** Figures that copy quotes from the facts above, through the slots of `local-slots.ts`. */
export const factFigures = {
  /** daytonPrecipitation */
  daytonInchesOfRainPerYear: 41.3,
  /** ohioElectricityPrice */
  ohioCentsPerKilowattHour: 16.34,
  /** tornadoDayton2019 */
  dayton2019TornadoMilesPerHour: 170,
  dayton2019TornadoPathMiles: 20,
  /** tornadoOutbreak2019 */
  ohio2019TornadoCount: 19,
} as const;
