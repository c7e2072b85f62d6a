export const pricesReviewedOn = '2026-10-05';

export const dollarsPerSquareFoot = {
  asphalt: 5.25,
  architectural: 6.75,
  metal: 10.5,
  tile: 13,
  slate: 18,
  wood: 9.25,
} as const;

export const multipliers = {
  stories: { '1': 1, '2': 1.1, '3+': 1.25 },
  roofPitch: { low: 1, standard: 1, steep: 1.3, 'very-steep': 1.5 },
  roofAccess: { easy: 1, moderate: 1, difficult: 1.15, 'very-difficult': 1.35 },
} as const;

export const additions = {
  gutterDollarsPerSquareFoot: 0.4,
  skylightDollars: 650,
  chimneyDollars: 950,
} as const;

export const rangeFactors = { low: [0.9, 0.8], high: 1.2 } as const;
