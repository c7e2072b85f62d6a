import { reachOf } from './courses.ts';
import type { CoveringPattern, Slope } from './covering-pattern.ts';
import { createSlopePen } from './slope-pen.ts';

/** Standing seams: one panel from eave to ridge, each seam a dark line with light on its far side. */
export function layMetal(slope: Slope): CoveringPattern {
  const panel = 2.1 * slope.enlargement;
  const { left, right, top } = reachOf(slope);
  const seamPen = createSlopePen(slope.corners);
  const lightPen = createSlopePen(slope.corners);
  for (let x = left + panel / 2; x < right; x += panel) {
    seamPen.line(x, 0, x, top);
    const lit = x + 0.22 * slope.enlargement;
    lightPen.line(lit, 0, lit, top);
  }
  return { lines: seamPen.text(), litLines: lightPen.text() };
}
