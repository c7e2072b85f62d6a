import { coursesOf, drawCourseEdges, reachOf } from './courses.ts';
import type { CoveringPattern, Slope } from './covering-pattern.ts';
import { createSlopePen } from './slope-pen.ts';

const shingleWidths = [0.6, 0.8, 1, 1.25, 1.6];
const raggedness = [-0.14, 0, 0, 0.14];

/** Wood shingles: random widths, butts that do not quite line up. */
export function layWood(slope: Slope): CoveringPattern {
  const jointPen = createSlopePen(slope.corners);
  const darkPen = createSlopePen(slope.corners);
  const exposure = 1.75 * slope.enlargement;
  const reach = reachOf(slope);
  const courses = coursesOf(slope, exposure);
  drawCourseEdges(jointPen, reach, courses);
  for (const { bottom, random } of courses) {
    let x = reach.left - Math.floor(random() * 4) * 0.25;
    while (x < reach.right) {
      const width = (shingleWidths[Math.floor(random() * shingleWidths.length)] ?? 1) * slope.enlargement;
      const ragged = raggedness[Math.floor(random() * raggedness.length)] ?? 0;
      jointPen.line(x, bottom + ragged, x, bottom + exposure);
      if (random() < 0.3) darkPen.rectangle(x, bottom, width, exposure);
      x += width;
    }
  }
  return { lines: jointPen.text(), pieces: darkPen.text() };
}
