// What we may state about storms, permits, energy and law that holds in more than one town, each fact with the page it was
// read on and the day. What is true of one town is in its folder: cities/<town>/facts.ts. Source: specification §2, reading 27.

/** A fact we state, with the page it was read on. */
export interface CitedFact {
  readonly text: string;
  /** Figures of the text that copy quotes. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly source: string;
  /** Where to read it again; absent for what any map shows. */
  readonly sourceUrl?: string;
  /** ISO date. */
  readonly checkedOn: string;
}

export const tornadoOutbreak2019 = {
  text: 'Ohio had 19 tornadoes in the outbreak of May 27, 2019, with about $1 billion in damage.',
  figures: { tornadoes: 19 },
  source: 'wdtn.com',
  sourceUrl: 'https://www.wdtn.com',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const ohioCommercialPermit = {
  text: 'Re-roofing a commercial building in Ohio needs a permit.',
  source: 'Ohio Department of Commerce, com.ohio.gov, roof replacement permit',
  sourceUrl:
    'https://com.ohio.gov/divisions-and-programs/industrial-compliance/building-plan-approval-and-application/applications-and-forms/application-for-roof-replacement-permit',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const ohioNoRooferLicense = {
  text: 'Ohio has no state license for roofers. Cities register contractors.',
  source: 'Ohio Department of Commerce, com.ohio.gov',
  sourceUrl: 'https://com.ohio.gov',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const ohioElectricityPrice = {
  text: 'Residential electricity in Ohio cost 16.34 cents a kilowatt-hour in April 2025.',
  figures: { centsPerKilowattHour: 16.34 },
  source: 'U.S. Energy Information Administration, table 5.6.A',
  sourceUrl: 'https://www.eia.gov/electricity/monthly/epm_table_grapher.php?t=epmt_5_6_a',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

/** Average savings of sealing and insulating a home, as published (reading 17). */
export const sealingBenchmark = {
  text: 'Sealing and insulating saves on average 15% of heating and cooling cost, 11% of total energy cost.',
  figures: { percentOfHeatingAndCoolingCost: 15, percentOfEnergyCost: 11 },
  source: 'ENERGY STAR',
  sourceUrl: 'https://www.energystar.gov/saveathome/seal_insulate/methodology',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const coolRoofTradeOff = {
  text: 'In a heating climate a cool roof saves in summer and costs a little in winter.',
  source: 'DOE/ORNL Cool Roof Calculator',
  sourceUrl: 'https://web.ornl.gov/sci/buildings/tools/cool-roof/',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;

export const ohioAdjusterLaw = {
  text: 'In Ohio a contractor may inspect, photograph, document and meet the adjuster. It may not negotiate or promise a claim.',
  source: 'Ohio Revised Code 3951.01',
  sourceUrl: 'https://codes.ohio.gov/ohio-revised-code/section-3951.01',
  checkedOn: '2026-11-21',
} as const satisfies CitedFact;
