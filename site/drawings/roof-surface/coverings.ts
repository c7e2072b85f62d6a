import { boxOf } from '#calculators/house/outline.ts';
import type { RoofType } from '#calculators/roof-cost/answers.ts';
import type { FlatPoint } from '../geometry/camera.ts';
import { createPathPen } from '../geometry/path-data.ts';
import { createRandom, pick, type Random } from '../geometry/seeded-random.ts';

/** A slope to cover, in feet: x along the eave from its left end, y up the slope. */
export interface Slope {
  readonly corners: readonly FlatPoint[];
  /** 1 draws pieces at their true size; larger keeps the courses of a big roof apart. */
  readonly enlargement: number;
  readonly seed: number;
  /** What shows of an asphalt course. */
  readonly courseFeet?: number | undefined;
}

/** Path data in feet on the slope. */
interface CoveringPattern {
  /** Dark lines: courses, slots, seams. */
  readonly lines: string;
  /** Lines that catch the light, beside the dark ones. */
  readonly litLines?: string;
  /** Pieces a shade darker than the rest. */
  readonly pieces?: string;
  /** Pieces a shade lighter. */
  readonly glints?: string;
}

const layers: Readonly<Record<RoofType, (slope: Slope) => CoveringPattern>> = {
  asphalt: layAsphalt,
  architectural: layArchitectural,
  metal: layMetal,
  tile: layTile,
  slate: laySlate,
  wood: layWood,
};

export function layCovering(material: RoofType, slope: Slope): CoveringPattern {
  return layers[material](slope);
}

/** What shows of an asphalt course unless said otherwise: three times its true size, or a whole roof would turn gray. */
export const usualCourseFeet = 1.5;
/** What shows of an asphalt course on a roof. */
export const trueCourseFeet = 5.625 / 12;

interface Course {
  /** Height of its lower edge on the slope, in feet. */
  readonly bottom: number;
  readonly isOdd: boolean;
  /** Each course has its own random numbers, so that a longer roof shows the same shingles and more of them. */
  readonly random: Random;
}

/** The rows from the lowest corner up to the ridge, and a pen that has drawn the edges between them. */
function startCourses(slope: Slope, exposureFeet: number) {
  const { left, right, front: bottom, rear: top } = boxOf(slope.corners);
  const exposure = exposureFeet * slope.enlargement;
  const courses = Array.from(
    { length: Math.ceil((top - bottom) / exposure) },
    (_, number): Course => ({
      bottom: bottom + number * exposure,
      isOdd: number % 2 === 1,
      random: createRandom(slope.seed * 1009 + number),
    }),
  );
  const pen = createSlopePen(slope.corners);
  for (const course of courses.slice(1)) pen.line(left, course.bottom, right, course.bottom);
  return { courses, exposure, pen, left, right };
}

/** 3-tab shingles: equal tabs with open slots, every second course set off by half a tab. */
function layAsphalt(slope: Slope): CoveringPattern {
  const { courses, exposure, pen, left, right } = startCourses(slope, usualCourseFeet);
  const tab = 2.5 * slope.enlargement;
  for (const { bottom, isOdd } of courses)
    for (let x = left + (isOdd ? tab / 2 : tab); x < right; x += tab)
      pen.line(x, bottom, x, bottom + exposure * 0.72);
  return { lines: pen.text() };
}

// Widths the laminated tabs come in, in feet. Few widths keep the path text short; five look random.
const tabWidths = [1, 1.5, 2, 2.5, 3] as const;
// Share of tabs that are thick. More and the roof turns into stripes, fewer and it looks like plain felt.
const thickShare = 0.46;

/** Laminated shingles: no slots, here and there a thicker tab that reads darker. */
function layArchitectural(slope: Slope): CoveringPattern {
  const { courseFeet = usualCourseFeet } = slope;
  const { courses, exposure, pen, left, right } = startCourses(slope, courseFeet);
  // Of many low courses fewer tabs are drawn, or they would close up into gray.
  const share = courseFeet < usualCourseFeet ? thickShare / 4 : thickShare;
  const tabPen = createSlopePen(slope.corners);
  for (const { bottom, random } of courses) {
    let x = left - Math.floor(random() * 4) * 0.5 * slope.enlargement;
    while (x < right) {
      const width = pick(tabWidths, random) * slope.enlargement;
      if (random() < share) tabPen.rectangle(x, bottom, width, exposure * 0.62);
      // A gap now and then keeps two thick tabs from reading as one long one.
      x += width + (random() < 0.3 ? 0.5 * slope.enlargement : 0);
    }
  }
  return { lines: pen.text(), pieces: tabPen.text() };
}

/** Standing seams: one panel from eave to ridge, each seam a dark line with light on its far side. */
function layMetal(slope: Slope): CoveringPattern {
  const panel = 2.1 * slope.enlargement;
  const { left, right, rear: top } = boxOf(slope.corners);
  const seamPen = createSlopePen(slope.corners);
  const lightPen = createSlopePen(slope.corners);
  for (let x = left + panel / 2; x < right; x += panel) {
    seamPen.line(x, 0, x, top);
    const lit = x + 0.22 * slope.enlargement;
    lightPen.line(lit, 0, lit, top);
  }
  return { lines: seamPen.text(), litLines: lightPen.text() };
}

/** Clay or concrete tile: round lower edges hanging over the course below. */
function layTile(slope: Slope): CoveringPattern {
  const { courses, exposure, pen, left, right } = startCourses(slope, 2);
  const tile = 1.75 * slope.enlargement;
  const drop = 0.5 * slope.enlargement;
  for (const { bottom } of courses) {
    const edge = bottom + drop;
    // The arches of a course first, then its joints: runs of equal steps, which compress.
    for (let x = left; x < right; x += tile) pen.arch(x, edge, tile, drop);
    for (let x = left + tile; x < right; x += tile) pen.line(x, edge, x, edge + exposure);
  }
  return { lines: pen.text() };
}

/** Slate: equal pieces in half bond, quarried in slightly different grays. */
function laySlate(slope: Slope): CoveringPattern {
  const { courses, exposure, pen, left, right } = startCourses(slope, 1.35);
  const darkPen = createSlopePen(slope.corners);
  const lightPen = createSlopePen(slope.corners);
  const piece = 1.55 * slope.enlargement;
  for (const { bottom, isOdd, random } of courses)
    for (let x = left - (isOdd ? piece / 2 : 0); x < right; x += piece) {
      if (x > left) pen.line(x, bottom, x, bottom + exposure);
      const shade = random();
      if (shade < 0.22) darkPen.rectangle(x, bottom, piece, exposure);
      else if (shade < 0.3) lightPen.rectangle(x, bottom, piece, exposure);
    }
  return { lines: pen.text(), pieces: darkPen.text(), glints: lightPen.text() };
}

const shingleWidths = [0.8, 1, 1.25, 1.6] as const;
const raggedness = [-0.14, 0, 0, 0.14] as const;

/** Wood shingles: random widths, butts that do not quite line up. */
function layWood(slope: Slope): CoveringPattern {
  const { courses, exposure, pen, left, right } = startCourses(slope, 1.75);
  const darkPen = createSlopePen(slope.corners);
  for (const { bottom, random } of courses) {
    let x = left - Math.floor(random() * 4) * 0.25;
    while (x < right) {
      const width = pick(shingleWidths, random) * slope.enlargement;
      pen.line(x, bottom + pick(raggedness, random), x, bottom + exposure);
      if (random() < 0.3) darkPen.rectangle(x, bottom, width, exposure);
      x += width;
    }
  }
  return { lines: pen.text(), pieces: darkPen.text() };
}

// An arch at the edge is drawn as this many straight pieces; the others are curves.
const archPieces = 6;

/** A pen that draws in feet on a slope and never past the rectangle around it. Lines run along it or up it. */
function createSlopePen(corners: readonly FlatPoint[]) {
  const { left, right, front: bottom, rear: top } = boxOf(corners);
  const pen = createPathPen(100);
  const inside = (x: number, y: number): FlatPoint => [
    Math.min(right, Math.max(left, x)),
    Math.min(top, Math.max(bottom, y)),
  ];
  const isOutside = (x: number, y: number, toX: number, toY: number) =>
    Math.max(x, toX) < left ||
    Math.min(x, toX) > right ||
    Math.max(y, toY) < bottom ||
    Math.min(y, toY) > top;
  const line = (x: number, y: number, toX: number, toY: number) => {
    if (isOutside(x, y, toX, toY)) return;
    pen.moveTo(...inside(x, y));
    pen.lineTo(...inside(toX, toY));
  };
  return {
    line,
    rectangle(x: number, y: number, width: number, height: number) {
      if (isOutside(x, y, x + width, y + height)) return;
      pen.moveTo(...inside(x, y));
      pen.lineTo(...inside(x + width, y));
      pen.lineTo(...inside(x + width, y + height));
      pen.lineTo(...inside(x, y + height));
      pen.close();
    },
    /** The round lower edge of a tile, hanging `drop` feet below its ends. */
    arch(x: number, y: number, width: number, drop: number) {
      if (x >= left && x + width <= right && y - drop >= bottom && y <= top) {
        pen.moveTo(x, y);
        // A parabola reaches half way to its control point.
        pen.curveTo(x + width / 2, y - 2 * drop, x + width, y);
        return;
      }
      const depthAt = (share: number) => 4 * drop * share * (1 - share);
      for (let piece = 0; piece < archPieces; piece++) {
        const [from, to] = [piece / archPieces, (piece + 1) / archPieces];
        line(x + width * from, y - depthAt(from), x + width * to, y - depthAt(to));
      }
    },
    text: pen.text,
  };
}
