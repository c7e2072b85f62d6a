import { coursesOf, drawCourseEdges, reachOf } from './courses.ts';
import type { CoveringPattern, Slope } from './covering-pattern.ts';
import { createSlopePen } from './slope-pen.ts';

/** 3-tab shingles: equal tabs with open slots, every second course set off by half a tab. */
export function layAsphalt(slope: Slope): CoveringPattern {
  const pen = createSlopePen(slope.corners);
  const exposure = 1.5 * slope.enlargement;
  const tab = 2.5 * slope.enlargement;
  const reach = reachOf(slope);
  const courses = coursesOf(slope, exposure);
  drawCourseEdges(pen, reach, courses);
  for (const { bottom, isOdd } of courses)
    for (let x = reach.left + (isOdd ? tab / 2 : tab); x < reach.right; x += tab)
      pen.line(x, bottom, x, bottom + exposure * 0.72);
  return { lines: pen.text() };
}
