import { coursesOf, drawCourseEdges, reachOf } from './courses.ts';
import type { CoveringPattern, Slope } from './covering-pattern.ts';
import { createSlopePen } from './slope-pen.ts';

/** Clay or concrete tile: round lower edges hanging over the course below. */
export function layTile(slope: Slope): CoveringPattern {
  const pen = createSlopePen(slope.corners);
  const exposure = 2 * slope.enlargement;
  const tile = 1.75 * slope.enlargement;
  const drop = 0.5 * slope.enlargement;
  const reach = reachOf(slope);
  const courses = coursesOf(slope, exposure);
  drawCourseEdges(pen, reach, courses);
  for (const { bottom } of courses) {
    const edge = bottom + drop;
    // The arches of a course first, then its joints: runs of equal steps, which compress.
    for (let x = reach.left; x < reach.right; x += tile) pen.arch(x, edge, tile, drop);
    for (let x = reach.left + tile; x < reach.right; x += tile) pen.line(x, edge, x, edge + exposure);
  }
  return { lines: pen.text() };
}
