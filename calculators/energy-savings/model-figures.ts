// The figures of the energy model: factors, clamps, bounds and labels. Source: specification §5 and §9, exactly as given
// (reading 17). The formulas that use them are in savings.ts. They come from the specification and from no study; pages must
// say so.

export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly minLabel: string;
  readonly maxLabel: string;
}

export const energyBounds = {
  /** Dollars a month. */
  currentBill: { min: 50, max: 1000, step: 10, minLabel: '$50', maxLabel: '$1,000+' },
  /** Square feet. */
  homeSize: { min: 500, max: 10_000, step: 50, minLabel: '500 sq ft', maxLabel: '10,000 sq ft' },
  /** Years. */
  roofAge: { min: 0, max: 50, step: 1, minLabel: 'New', maxLabel: '50+ years' },
  /** Years. */
  hvacAge: { min: 0, max: 30, step: 1, minLabel: 'New', maxLabel: '30+ years' },
} as const satisfies Record<string, SliderBounds>;

// Inches: ENERGY STAR counts about R-3 an inch for fiberglass and cellulose, with R-49 as the goal in the North,
// and calls adding to less than about R-36 probably worth its cost.
export const insulationLevels = {
  none: { label: 'None', factor: 0.7, note: 'Drywall with nothing on it.' },
  minimal: { label: 'Minimal', factor: 0.8, note: 'Joists showing or barely covered, up to about 8 in.' },
  adequate: { label: 'Adequate', factor: 0.9, note: 'Joists covered, 9 to 15 in. Under 12, more may pay.' },
  excellent: { label: 'Excellent', factor: 1, note: '16 in. or more, even, no joist in sight: about R-49.' },
} as const satisfies Record<string, { label: string; factor: number; note: string }>;

/** A year of age costs `lossPerYear` of efficiency until `floor` is reached. */
export const roofAging = { lossPerYear: 0.02, floor: 0.6 } as const;
export const hvacAging = { lossPerYear: 0.03, floor: 0.7 } as const;

/** The house after the work: a new roof and full insulation. The HVAC stays as old as it is. */
export const improvedRoofFactor = 0.95;
export const improvedInsulationFactor = 1;

export const savingsPercentageClamp = { min: 0, max: 50 } as const;

export const monthsPerYear = 12;
/** Of the figure for many years. */
export const manyYears = 20;
export const co2PoundsPerDollar = 0.7;

/** The insurance box: yearly = home size × 12, and the range around it (§9). */
export const replacementCost = {
  dollarsPerSquareFoot: 12,
  lowFactors: [0.8, 0.65],
  highFactor: 1.2,
} as const;
