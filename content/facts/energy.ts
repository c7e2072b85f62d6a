// Energy and insulation: what is published about the savings of other measures, and what electricity cost.

import type { FactRegister } from './fact.ts';

export const energyFacts = {
  electricityPrice: {
    text: 'Residential electricity in Ohio cost 16.34 cents a kilowatt-hour in April 2025.',
    figures: { centsPerKilowattHour: 16.34 },
    about: 'energy',
    holdsIn: 'state',
    services: 'all',
    source: 'U.S. Energy Information Administration, table 5.6.A',
    sourceUrl: 'https://www.eia.gov/electricity/monthly/epm_table_grapher.php?t=epmt_5_6_a',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  /** Average savings of sealing and insulating a home, as published (reading 17). */
  sealingBenchmark: {
    text: 'Sealing and insulating saves on average 15% of heating and cooling cost, 11% of total energy cost.',
    figures: { percentOfHeatingAndCoolingCost: 15, percentOfEnergyCost: 11 },
    about: 'energy',
    holdsIn: 'nation',
    services: 'all',
    source: 'ENERGY STAR, seal and insulate methodology',
    sourceUrl: 'https://www.energystar.gov/campaign/seal_insulate/methodology',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  atticInsulation: {
    text: 'In climate zone 5 ENERGY STAR recommends adding insulation to R-60 over a bare attic floor, and to R-49 where 3 to 4 inches lie there already.',
    about: 'energy',
    holdsIn: 'region',
    services: 'all',
    source: 'ENERGY STAR, insulation R-values',
    sourceUrl:
      'https://www.energystar.gov/saveathome/seal_insulate/identify-problems-you-want-fix/diy-checks-inspections/insulation-r-values',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
  atticRuleOfThumb: {
    text: 'Insulation at or below the top of the floor joists means you probably need to add more. The goal in the north is R-49.',
    about: 'energy',
    holdsIn: 'region',
    services: 'all',
    source: 'ENERGY STAR, how to check your home’s attic insulation level',
    sourceUrl:
      'https://www.energystar.gov/products/ask-the-experts/how-check-your-homes-attic-insulation-level',
    checkedOn: '2026-11-22',
    certainty: 'page',
  },
} as const satisfies FactRegister;
