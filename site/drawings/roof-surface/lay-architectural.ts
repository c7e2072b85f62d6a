import { coursesOf, drawCourseEdges, reachOf } from './courses.ts';
import type { CoveringPattern, Slope } from './covering-pattern.ts';
import { createSlopePen } from './slope-pen.ts';

// Widths the laminated tabs come in, in feet. Few widths keep the path text short; five look random.
const tabWidths = [1, 1.5, 2, 2.5, 3];
// Share of tabs that are thick. More and the roof turns into stripes, fewer and it looks like plain felt.
const thickShare = 0.46;

/** Laminated shingles: no slots, here and there a thicker tab that reads darker. */
export function layArchitectural(slope: Slope): CoveringPattern {
  const linePen = createSlopePen(slope.corners);
  const tabPen = createSlopePen(slope.corners);
  const exposure = 1.5 * slope.enlargement;
  const reach = reachOf(slope);
  const courses = coursesOf(slope, exposure);
  drawCourseEdges(linePen, reach, courses);
  for (const { bottom, random } of courses) {
    let x = reach.left - Math.floor(random() * 4) * 0.5 * slope.enlargement;
    while (x < reach.right) {
      const width = (tabWidths[Math.floor(random() * tabWidths.length)] ?? 2) * slope.enlargement;
      if (random() < thickShare) tabPen.rectangle(x, bottom, width, exposure * 0.62);
      // A gap now and then keeps two thick tabs from reading as one long one.
      x += width + (random() < 0.3 ? 0.5 * slope.enlargement : 0);
    }
  }
  return { lines: linePen.text(), pieces: tabPen.text() };
}
