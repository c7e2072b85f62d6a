import { createRandom, type Random } from '../geometry/seeded-random.ts';
import type { Slope } from './covering-pattern.ts';
import type { SlopePen } from './slope-pen.ts';

export interface SlopeReach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** How far a slope reaches; its eave is at 0. */
export function reachOf({ corners }: Slope): SlopeReach {
  const xs = corners.map(([x]) => x);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...corners.map(([, y]) => y)) };
}

export interface Course {
  /** Height of its lower edge on the slope, in feet. */
  readonly bottom: number;
  readonly isOdd: boolean;
  /** Each course has its own random numbers, so that a longer roof shows the same shingles and more of them. */
  readonly random: Random;
}

/** The rows from the lowest corner up to the ridge, each `exposure` feet high. */
export function coursesOf(slope: Slope, exposure: number): Course[] {
  const { top } = reachOf(slope);
  const bottom = Math.min(...slope.corners.map(([, y]) => y));
  return Array.from({ length: Math.ceil((top - bottom) / exposure) }, (_, number) => ({
    bottom: bottom + number * exposure,
    isOdd: number % 2 === 1,
    random: createRandom(slope.seed * 1009 + number),
  }));
}

/** Draws the edge between each course and the one below it. */
export function drawCourseEdges(
  pen: SlopePen,
  { left, right }: SlopeReach,
  courses: readonly Course[],
): void {
  for (const { bottom } of courses.slice(1)) pen.line(left, bottom, right, bottom);
}
