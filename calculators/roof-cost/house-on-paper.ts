// The house of the page on paper, seen as there from the front left and above, in lines, and what is on its roof
// tinted as on the plan: little ink for a home printer.

import { chimneyAboveRidge, fittingsOf, mainSlope } from '../house/fittings.ts';
import { boxOn, type House, liftTo, placesOn, viewDegrees, viewer, type Wall } from '../house/house.ts';
import { boxOf, dot, type Point, type Ring, rectangle } from '../house/outline.ts';
import { flat, type Place } from '../house/roof.ts';
import type { PaperPaint, PaperPoint, PaperShape } from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { houseOfAnswers } from './house-outline.ts';
import { write } from './roof-from-above.ts';

const turn = (viewDegrees * Math.PI) / 180;
const leastTilt = (28 * Math.PI) / 180;

type Face = readonly Place[];

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
  const nearness = (face: Face) =>
    face.reduce((sum, place) => sum + dot(flat(place), viewer), 0) / face.length;
  const farFirst = (a: Face, b: Face) => nearness(a) - nearness(b);
  const walls = house.sides
    .filter(({ outward }) => dot(outward, viewer) > 0.01)
    .map((wall) => facesOf(wall, house.wallHeight))
    .sort(([a], [b]) => farFirst(a, b));
  const slopes = house.roof.planes
    .map(({ corners }) => corners.map(([x, y, z]): Place => [x, y, z + house.eaveHeight + house.edge]))
    .sort(farFirst);
  const fittings = fittingFaces(house, answers);
  const faces = [...walls.flat(), ...slopes, ...fittings.map(({ face }) => face)];
  const { left, front: top, length, width } = boxOf(faces.flat().map(flatten));
  const scale = Math.min(room.width / length, room.height / width);
  const put = (place: Place): PaperPoint => {
    const [x, y] = flatten(place);
    return [
      room.left + (room.width - length * scale) / 2 + (x - left) * scale,
      (room.height - width * scale) / 2 + (y - top) * scale,
    ];
  };
  const shape = (face: Face, lineWidth: number, fill?: PaperPaint): PaperShape => ({
    path: `${write(face.map(put))}Z`,
    ...(fill && { fill }),
    stroke: 'ink',
    lineWidth,
  });
  return [
    ...walls.flatMap(([wall, ...openings]) => [
      shape(wall, 0.6, 'wall'),
      ...openings.map((opening) => shape(opening, 0.4)),
    ]),
    ...slopes.map((slope) => shape(slope, 0.9, 'wall')),
    ...fittings.map(({ face, fill }) => shape(face, 0.4, fill)),
  ];
}

/** Feet. */
const pipe = { radius: 0.35, height: 1.6 };

/** Skylights, pipes and chimneys of the plan. */
function fittingFaces(house: House, answers: RoofCostAnswers) {
  const onSlope = liftTo(house, mainSlope(house));
  const box = (corners: Ring, top: number, fill: PaperPaint) => {
    const [southWest, southEast, , northWest] = corners as readonly [Point, Point, Point, Point];
    const upright = (a: Point, b: Point): Face => {
      const [from, to] = [onSlope(a), onSlope(b)];
      return [from, to, [...b, Math.max(top, to[2])], [...a, top]];
    };
    return [
      { face: upright(southWest, northWest), fill },
      { face: upright(southWest, southEast), fill },
      { face: corners.map((corner): Place => [...corner, top]), fill: 'wall' as const },
    ];
  };
  const { skylights, pipes, chimneys } = fittingsOf(house, answers);
  const { radius, height } = pipe;
  return [
    ...skylights.map((ring) => ({ face: ring.map(onSlope), fill: 'glass' as const })),
    ...pipes.flatMap(([x, y]) =>
      box(rectangle(x - radius, y - radius, x + radius, y + radius), onSlope([x, y])[2] + height, 'wall'),
    ),
    ...chimneys.flatMap((ring) => box(ring, house.ridgeHeight + chimneyAboveRidge, 'brick')),
  ];
}

const doorHeight = 7;

/** The wall, then its windows and its door. */
function facesOf(wall: Wall, wallHeight: number): [Face, ...Face[]] {
  const { feet, peak, windows, door } = wall;
  const [place, upright] = [placesOn(wall), boxOn(wall)];
  const halfDoor = door ? Math.min(1.6, door.halfWidth * 0.42) : 0;
  const top = peak ? [place(...peak)] : [];
  return [
    [place(0, 0), place(feet, 0), place(feet, wallHeight), ...top, place(0, wallHeight)],
    ...windows.map(({ left, sill, width, height }) => upright(left, sill, left + width, sill + height)),
    ...(door ? [upright(door.middle - halfDoor, 0, door.middle + halfDoor, doorHeight)] : []),
  ];
}
