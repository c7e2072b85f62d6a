// What sealing and insulating a home saves on average, as published (ruling 17). In a file of its own, because the energy
// calculator quotes it too and must not carry the facts of every town into the browser.

export const sealingBenchmark = {
  percentOfEnergyCost: 11,
  percentOfHeatingAndCoolingCost: 15,
  source: 'ENERGY STAR',
  sourceUrl: 'https://www.energystar.gov/saveathome/seal_insulate/methodology',
} as const;
