/** The lot round the house: margin at the sides and the back, and where the street side is, in feet. */
export const lotFeet = { margin: 7, front: -11 } as const;
