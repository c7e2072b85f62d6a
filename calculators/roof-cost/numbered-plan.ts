// The roof plan with the points of the inspection on it, in the order of content/services/inspection-points.ts.

import { levelOf, mainSlope } from '../house/fittings.ts';
import type { House } from '../house/house.ts';
import type { Point, Ring } from '../house/outline.ts';
import type { EdgeKind } from '../house/roof.ts';
import { labelSize, type PaperDrawing, type PaperLabel, type PaperPoint } from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import {
  drawRoofFromAbove,
  eavesOf,
  isFree,
  isWithin,
  middleOf,
  type OnRoof,
  placesAround,
  write,
} from './roof-from-above.ts';

/** Points. */
const balloonRadius = 6.2;
const roofHeight = 150;

/** The plan, and the numbers of the points that this roof has not: they are not on it. */
export function drawNumberedPlan(answers: RoofCostAnswers, width: number) {
  const { house, outlines, put, height, shapes, taken } = drawRoofFromAbove(answers, {
    width,
    roofHeight,
    hasScale: false,
  });
  const labels: PaperLabel[] = [];
  const spots = spotsOf(house, outlines);
  for (const [position, spot] of spots.entries()) {
    if (spot === null) continue;
    const target = put(spot);
    const own = { at: target, halfWidth: balloonRadius + 0.8, halfHeight: balloonRadius + 0.8 };
    const place =
      [own, ...placesAround(own, [11, 15, 20, 26, 34, 44])].find(
        (one) => isWithin(one, width, height) && isFree(one, taken),
      ) ?? own;
    taken.push(place);
    const [x, y] = place.at;
    if (Math.hypot(x - target[0], y - target[1]) > balloonRadius)
      shapes.push({ path: write([target, place.at]), stroke: 'ink', lineWidth: 0.8 });
    shapes.push({
      path: `${write(
        Array.from({ length: 20 }, (_, corner): PaperPoint => {
          const turn = (corner * Math.PI) / 10;
          return [x + balloonRadius * Math.cos(turn), y + balloonRadius * Math.sin(turn)];
        }),
      )}Z`,
      fill: 'wall',
      stroke: 'copper',
      lineWidth: 0.9,
    });
    labels.push({ text: String(position + 1), at: [x, y + labelSize * 0.36], paint: 'ink' });
  }
  const drawing: PaperDrawing = {
    label: `Roof plan with ${labels.length} points of the inspection numbered.`,
    width,
    height,
    shapes,
    labels,
  };
  return { drawing, isOnPlan: spots.map((spot) => spot !== null) };
}

/** Where on the roof each point is looked at; null for what this roof has not. */
function spotsOf(house: House, { chimneys, skylights, pipes }: OnRoof): (Point | null)[] {
  const { planes, edges } = house.roof;
  const main = mainSlope(house);
  const on = levelOf(main).share;
  const [largest = main] = planes
    .filter((plane) => plane !== main)
    .sort((a, b) => b.squareFeet - a.squareFeet);
  const other = levelOf(largest).share;
  const middle = (...kinds: EdgeKind[]): Point | null => {
    const [longest] = edges.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => b.feet - a.feet);
    return longest ? [(longest.from[0] + longest.to[0]) / 2, (longest.from[1] + longest.to[1]) / 2] : null;
  };
  const center = (outline: Ring | undefined) => (outline ? middleOf(outline) : null);
  const [corner = null] = eavesOf(house).sort((a, b) => b[0] - b[1] - (a[0] - a[1]));
  return [
    other(0.62, 0.5),
    middle('ridge', 'hip'),
    middle('valley'),
    chimneys[0]?.[1] ?? null,
    center(chimneys[0]),
    center(pipes[0]),
    center(skylights[0]),
    middle('rake') ?? on(0, 0.02),
    corner,
    other(0.8, 0.03),
    other(0.3, 0.5),
    on(0.62, 0.14),
  ];
}
