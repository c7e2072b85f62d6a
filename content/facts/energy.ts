// Energy and insulation: what is published about the savings of other measures.

import type { FactRegister } from '#client/shapes/fact.ts';

export const energyFacts = {
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
