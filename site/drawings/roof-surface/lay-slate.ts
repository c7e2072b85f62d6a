import { coursesOf, drawCourseEdges, reachOf } from './courses.ts';
import type { CoveringPattern, Slope } from './covering-pattern.ts';
import { createSlopePen } from './slope-pen.ts';

/** Slate: equal pieces in half bond, quarried in slightly different grays. */
export function laySlate(slope: Slope): CoveringPattern {
  const jointPen = createSlopePen(slope.corners);
  const darkPen = createSlopePen(slope.corners);
  const lightPen = createSlopePen(slope.corners);
  const exposure = 1.35 * slope.enlargement;
  const piece = 1.55 * slope.enlargement;
  const reach = reachOf(slope);
  const courses = coursesOf(slope, exposure);
  drawCourseEdges(jointPen, reach, courses);
  for (const { bottom, isOdd, random } of courses)
    for (let x = reach.left - (isOdd ? piece / 2 : 0); x < reach.right; x += piece) {
      if (x > reach.left) jointPen.line(x, bottom, x, bottom + exposure);
      const shade = random();
      if (shade < 0.22) darkPen.rectangle(x, bottom, piece, exposure);
      else if (shade < 0.3) lightPen.rectangle(x, bottom, piece, exposure);
    }
  return { lines: jointPen.text(), pieces: darkPen.text(), glints: lightPen.text() };
}
