export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What Shift+arrow and Page Up/Down move. */
const bigSteps = 10;

export const clampToRange = (value: number, { min, max }: SliderRange): number =>
  Math.min(max, Math.max(min, value));

/** The next mark of the ruler in a direction; a value typed between two marks goes to its neighbor first. */
function moveAlongRuler(value: number, steps: number, range: SliderRange): number {
  const marks = (value - range.min) / range.step;
  const from = steps > 0 ? Math.floor(marks) : Math.ceil(marks);
  return clampToRange(range.min + (from + steps) * range.step, range);
}

/**
 * Where a key leads: arrows one step, Shift+arrow and Page Up/Down ten, Home and End to the limits.
 * Undefined for every other key. Browsers differ on all of these but the plain arrows.
 */
export function moveByKey(
  key: string,
  isShiftDown: boolean,
  value: number,
  range: SliderRange,
): number | undefined {
  const steps = isShiftDown ? bigSteps : 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return moveAlongRuler(value, steps, range);
    case 'ArrowLeft':
    case 'ArrowDown':
      return moveAlongRuler(value, -steps, range);
    case 'PageUp':
      return moveAlongRuler(value, bigSteps, range);
    case 'PageDown':
      return moveAlongRuler(value, -bigSteps, range);
    case 'Home':
      return range.min;
    case 'End':
      return range.max;
    default:
      return undefined;
  }
}
