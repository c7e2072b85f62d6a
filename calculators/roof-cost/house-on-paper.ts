// The house of the page on paper, seen as there from the front left and above, in lines, and what is on its roof
// tinted as on the plan: little ink for a home printer.

import { chimneyAboveRidge, fittingsOf, mainSlope } from '../house/fittings.ts';
import { type House, viewDegrees, viewer, type Wall } from '../house/house.ts';
import { dot, type Point } from '../house/outline.ts';
import type { Place } from '../house/roof.ts';
import type { PaperPaint, PaperPoint, PaperShape } from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { houseOfAnswers } from './house-outline.ts';
import { write } from './roof-from-above.ts';

const turn = (viewDegrees * Math.PI) / 180;
const leastTilt = (28 * Math.PI) / 180;

/** Walls, slopes, then what is on them: seen from this high, no slope hides another. `left`, `width`, `height`: its room, in points. */
export function drawHouseOnPaper(
  answers: RoofCostAnswers,
  room: { readonly left: number; readonly width: number; readonly height: number },
): PaperShape[] {
  const house = houseOfAnswers(answers);
  const tilt = Math.max(leastTilt, Math.atan(house.pitch) + 0.05);
  const flatten = ([x, y, z]: Place): PaperPoint => [
    x * Math.cos(turn) - y * Math.sin(turn),
    -(z * Math.cos(tilt) + (x * Math.sin(turn) + y * Math.cos(turn)) * Math.sin(tilt)),
  ];
  const nearness = (places: readonly Place[]) =>
    places.reduce((sum, [x, y]) => sum + dot([x, y], viewer), 0) / places.length;
  const farFirst = (a: readonly Place[], b: readonly Place[]) => nearness(a) - nearness(b);
  const walls = house.sides
    .filter(({ outward }) => dot(outward, viewer) > 0.01)
    .map((wall) => facesOf(wall, house.wallHeight))
    .sort(([a], [b]) => farFirst(a, b));
  const slopes = house.roof.planes
    .map(({ corners }) => corners.map(([x, y, z]): Place => [x, y, z + house.eaveHeight + house.edge]))
    .sort(farFirst);
  const fittings = fittingShapes(house, answers);
  const flat = [...walls.flat(), ...slopes, ...fittings.map(({ places }) => places)].map((face) =>
    face.map(flatten),
  );
  const [xs, ys] = [flat.flat().map(([x]) => x), flat.flat().map(([, y]) => y)];
  const [west, east, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(room.width / (east - west), room.height / (foot - top));
  const put = ([x, y]: PaperPoint): PaperPoint => [
    room.left + (room.width - (east - west) * scale) / 2 + (x - west) * scale,
    (room.height - (foot - top) * scale) / 2 + (y - top) * scale,
  ];
  const outline = (face: readonly Place[]) => `${write(face.map(flatten).map(put))}Z`;
  return [
    ...walls.flatMap(([face, ...openings]): PaperShape[] => [
      { path: outline(face), fill: 'wall', stroke: 'ink', lineWidth: 0.6 },
      ...openings.map((opening): PaperShape => ({ path: outline(opening), stroke: 'ink', lineWidth: 0.4 })),
    ]),
    ...slopes.map(
      (slope): PaperShape => ({ path: outline(slope), fill: 'wall', stroke: 'ink', lineWidth: 0.9 }),
    ),
    ...fittings.map(
      ({ places, fill }): PaperShape => ({ path: outline(places), fill, stroke: 'ink', lineWidth: 0.4 }),
    ),
  ];
}

/** Feet. */
const pipe = { radius: 0.35, height: 1.6 };

/** Skylights, pipes and chimneys of the plan. */
function fittingShapes(house: House, answers: RoofCostAnswers) {
  const { corners, uphill } = mainSlope(house);
  const [[x, y, z]] = corners as readonly [Place];
  const onSlope = ([px, py]: Point) =>
    z + house.eaveHeight + house.edge + house.pitch * dot([px - x, py - y], uphill);
  const box = ([west, south]: Point, [east, north]: Point, top: number, fill: PaperPaint) => {
    const upright = (a: Point, b: Point): Place[] => [
      [...a, onSlope(a)],
      [...b, onSlope(b)],
      [...b, Math.max(top, onSlope(b))],
      [...a, top],
    ];
    return [
      { places: upright([west, south], [west, north]), fill },
      { places: upright([west, south], [east, south]), fill },
      {
        places: [
          [west, south, top],
          [east, south, top],
          [east, north, top],
          [west, north, top],
        ] satisfies Place[],
        fill: 'wall',
      },
    ] as const;
  };
  const { skylights, pipes, chimneys } = fittingsOf(house, answers);
  return [
    ...skylights.map((ring) => ({
      places: ring.map((place): Place => [...place, onSlope(place)]),
      fill: 'glass' as const,
    })),
    ...pipes.flatMap(([px, py]) => {
      const { radius, height } = pipe;
      const top = onSlope([px, py]) + height;
      return box([px - radius, py - radius], [px + radius, py + radius], top, 'wall');
    }),
    ...chimneys.flatMap(([southWest, , northEast]) =>
      southWest && northEast ? box(southWest, northEast, house.ridgeHeight + chimneyAboveRidge, 'brick') : [],
    ),
  ];
}

const doorHeight = 7;

/** The wall, then its windows and its door. */
function facesOf(wall: Wall, wallHeight: number): [Place[], ...Place[][]] {
  const { from, to, feet, peak, windows, door } = wall;
  const [dx, dy] = [(to[0] - from[0]) / feet, (to[1] - from[1]) / feet];
  const place = (along: number, up: number): Place => [from[0] + dx * along, from[1] + dy * along, up];
  const upright = (left: number, foot: number, width: number, height: number): Place[] => [
    place(left, foot),
    place(left + width, foot),
    place(left + width, foot + height),
    place(left, foot + height),
  ];
  const doorWidth = door ? Math.min(3.2, door.halfWidth * 0.84) : 0;
  return [
    [
      place(0, 0),
      place(feet, 0),
      place(feet, wallHeight),
      ...(peak ? [place(...peak)] : []),
      place(0, wallHeight),
    ],
    ...windows.map(({ left, sill, width, height }) => upright(left, sill, width, height)),
    ...(door ? [upright(door.middle - doorWidth / 2, 0, doorWidth, doorHeight)] : []),
  ];
}
