/** The house in section, in sheet units. */
const left = 130;
const right = 570;
const ground = 470;
const eave = 298;
const rise = 121;

export const sectionHouse = {
  left,
  right,
  ground,
  eave,
  ridge: eave - rise,
  middle: (left + right) / 2,
  wallThickness: 12,
  /** Upper face of the ceiling, where insulation lies. */
  ceiling: eave + 4,
  /** Rise per run of the roof. */
  pitch: rise / ((right - left) / 2),
} as const;

/** Height of the roof's underside above the eave at a place. */
export function roofHeightAt(x: number): number {
  return Math.max(0, Math.min(x - left, right - x)) * sectionHouse.pitch;
}
