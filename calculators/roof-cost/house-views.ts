// The house on paper, as on a measured drawing: roof plan, front and side, to one scale a ruler can read. Its measures are
// those of the house on the page (house-plan.ts).

import { inspectionPoints } from '#content/services/inspection-points.ts';
import { formatCount } from '#content/wording/money.ts';
import {
  labelLetterWidth,
  labelSize,
  type PaperDrawing,
  type PaperLabel,
  type PaperPaint,
  type PaperPoint,
  type PaperShape,
} from '../paper/paper-drawing.ts';
import type { RoofCostAnswers } from './answers.ts';
import { type HouseFeet, type HousePlan, houseFeet, mostDrawn, planUnderRoof } from './house-plan.ts';
import { mainWallWindows, type WallWindow, wingWindows } from './house-windows.ts';
import { roofPitches, stories } from './price-book.ts';

const pointsPerInch = 72;
/** Feet to an inch of paper, as on an engineer's scale. */
const scales = [8, 10, 12, 16, 20, 24, 30, 32, 36, 40, 50, 60, 80, 100] as const;

/** Feet in a view: right, up. */
type ViewPoint = readonly [x: number, y: number];

/** One view: its shapes in feet, and the box that holds them all. */
interface View {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly draw: (pen: Pen) => void;
}

interface Look {
  readonly fill?: PaperPaint;
  readonly stroke?: PaperPaint;
  readonly lineWidth?: number;
  readonly isDashed?: boolean;
}

interface Pen {
  readonly pointsPerFoot: number;
  readonly area: (corners: readonly ViewPoint[], look: Look) => void;
  readonly lines: (lines: readonly (readonly ViewPoint[])[], look: Look) => void;
  /** A measured length with its figure in a gap of the line. */
  readonly measure: (from: ViewPoint, to: ViewPoint, feet: number) => void;
  readonly label: (text: string, at: ViewPoint, paint: PaperPaint) => void;
}

const rectangle = (left: number, bottom: number, right: number, top: number): ViewPoint[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

const outline: Look = { stroke: 'ink', lineWidth: 0.8 };
/** How far from the walls measures are written, in points. */
const measureGap = 14;
/** Room at the left for upright measures, and half of it at the right. */
const sideRoom = 28;

function createPen(
  pointsPerFoot: number,
  origin: PaperPoint,
  shapes: PaperShape[],
  labels: PaperLabel[],
): Pen {
  const place = ([x, y]: ViewPoint): PaperPoint => [
    origin[0] + x * pointsPerFoot,
    origin[1] - y * pointsPerFoot,
  ];
  const write = (points: readonly PaperPoint[]) =>
    `M${points.map((point) => point.map(hundredth).join(' ')).join('L')}`;
  return {
    pointsPerFoot,
    area: (corners, look) => shapes.push({ path: `${write(corners.map(place))}Z`, ...outline, ...look }),
    lines: (lines, look) =>
      shapes.push({ path: lines.map((line) => write(line.map(place))).join(''), ...outline, ...look }),
    label: (text, at, paint) => labels.push({ text, at: place(at), paint }),
    measure(from, to, feet) {
      const text = `${Math.round(feet)} ft`;
      const [start, end] = [place(from), place(to)];
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [ux, uy] = [dx / length, dy / length];
      const middle: PaperPoint = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      // Figures stand upright: along a level line they need their width, along an upright one their height.
      const gap = (Math.abs(ux) > 0.5 ? text.length * labelLetterWidth : labelSize) / 2 + 2;
      const tick = ([x, y]: PaperPoint) =>
        write([
          [x - 2.4, y + 2.4],
          [x + 2.4, y - 2.4],
        ]);
      const before: PaperPoint = [middle[0] - ux * gap, middle[1] - uy * gap];
      const after: PaperPoint = [middle[0] + ux * gap, middle[1] + uy * gap];
      shapes.push({
        path: write([start, before]) + write([after, end]) + tick(start) + tick(end),
        stroke: 'copper',
        lineWidth: 0.6,
      });
      labels.push({ text, at: [middle[0], middle[1] + labelSize * 0.36], paint: 'copper' });
    },
  };
}

const hundredth = (points: number) => String(Math.round(points * 100) / 100);

export interface HouseOnPaper {
  readonly answers: RoofCostAnswers;
  /** As measured; null where only the roof area is known. */
  readonly plan: HousePlan | null;
}

function feetOf({ answers, plan }: HouseOnPaper): HouseFeet {
  const pitchInches = roofPitches[answers.roofPitch].typicalRise;
  return houseFeet({
    ...(plan ?? planUnderRoof(answers.squareFootage, pitchInches)),
    storyCount: stories[answers.stories].storyCount,
    pitchInches,
  });
}

interface Frame {
  readonly width: number;
  readonly mostHeight: number;
  /** One of the scales above; otherwise as large as fits. */
  readonly hasScale: boolean;
}

/** Views side by side, with their names below. */
function layViews(views: readonly View[], { width, mostHeight, hasScale }: Frame, label: string) {
  const gap = 26;
  const [across, high] = [
    views.reduce((sum, { left, right }) => sum + right - left, 0),
    Math.max(...views.map(({ top, bottom }) => top - bottom)),
  ];
  const room = width - gap * (views.length - 1) - 1.5 * sideRoom;
  const tightest = pointsPerInch * Math.max(across / room, high / mostHeight);
  const feetPerInch = (hasScale && scales.find((scale) => scale >= tightest)) || tightest;
  const pointsPerFoot = pointsPerInch / feetPerInch;
  const shapes: PaperShape[] = [];
  const labels: PaperLabel[] = [];
  const spare = room - across * pointsPerFoot;
  // Room above for the figure of the pitch triangle, or for half a numbered ring.
  const base = high * pointsPerFoot + labelSize + 2;
  const isNamed = views.some(({ name }) => name !== '');
  let x = sideRoom;
  for (const { name, left, right, bottom, draw } of views) {
    const origin: PaperPoint = [x - left * pointsPerFoot, base + bottom * pointsPerFoot];
    draw(createPen(pointsPerFoot, origin, shapes, labels));
    const middle = x + ((right - left) * pointsPerFoot) / 2;
    if (isNamed) labels.push({ text: name, at: [middle, base + 2 * measureGap], paint: 'ink' });
    x += (right - left) * pointsPerFoot + gap + spare / Math.max(1, views.length - 1);
  }
  const drawing: PaperDrawing = {
    label,
    width,
    height: base + (isNamed ? 2 * measureGap + 6 : labelSize),
    shapes,
    labels,
  };
  return { drawing, feetPerInch };
}

/** Roof plan, front and side, no higher than these points without their measures, and the scale they are drawn to. */
export function drawHouseViews(house: HouseOnPaper, width: number, mostHeight: number) {
  const feet = feetOf(house);
  const views = [
    planView(feet, house.answers),
    frontView(feet, house.answers),
    sideView(feet, house.answers),
  ];
  const label =
    `Roof plan, front and side of the house: ${Math.round(feet.length)} by ${Math.round(feet.width)} feet, ` +
    `walls ${Math.round(feet.wallHeight)} feet high, ${feet.pitchInches} in 12 pitch, ${formatCount(house.answers.squareFootage)} square feet of roof.`;
  return layViews(views, { width, mostHeight, hasScale: true }, label);
}

/** The roof plan alone with the points of the inspection on it. */
export function drawNumberedPlan(house: HouseOnPaper, width: number): PaperDrawing {
  const feet = feetOf(house);
  const plan = planView(feet, house.answers, false);
  const numbered: View = {
    ...plan,
    name: '',
    draw(pen) {
      plan.draw(pen);
      const radius = balloonRadius / pen.pointsPerFoot;
      const places = inspectionPlaces(feet, house.answers, pen.pointsPerFoot);
      for (const { at, pointsTo } of places)
        if (pointsTo) {
          pen.lines([[pointsTo, at]], { stroke: 'wall', lineWidth: 2.4 });
          pen.lines([[pointsTo, at]], { stroke: 'ink', lineWidth: 0.8 });
        }
      for (const [position, { at }] of places.entries()) {
        const [x, y] = at;
        pen.area(
          Array.from({ length: 20 }, (_, corner): ViewPoint => {
            const turn = (corner * Math.PI) / 10;
            return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
          }),
          { fill: 'wall', stroke: 'copper', lineWidth: 0.9 },
        );
        pen.label(String(position + 1), [x, y - (labelSize * 0.36) / pen.pointsPerFoot], 'ink');
      }
    },
  };
  const frame = { width, mostHeight: 150, hasScale: false };
  return layViews(
    [numbered],
    frame,
    `Roof plan with the ${inspectionPoints.length} points of the inspection numbered.`,
  ).drawing;
}

/** Points. */
const balloonRadius = 6.2;

interface InspectionPlace {
  readonly at: ViewPoint;
  /** The spot the number speaks about, where it stands beside it. */
  readonly pointsTo?: ViewPoint;
}

/** Where each of the twelve points is on the plan, in the order of content/services/inspection-points.ts. */
function inspectionPlaces(
  feet: HouseFeet,
  answers: RoofCostAnswers,
  pointsPerFoot: number,
): InspectionPlace[] {
  const { length, width, overhang, wing, garage } = feet;
  const beside = (balloonRadius + 3) / pointsPerFoot;
  const [valleyX, valleyY] = [wing.center - wing.halfWidth * 0.55, wing.halfWidth * 0.45];
  // Where the first of them is, or would be.
  const [chimneyLeft = 0] = placeChimneys(feet, Math.max(1, answers.chimneys));
  const chimneyRight = chimneyLeft + chimneyFeet.width;
  const chimneyTop = width * chimneyUpSlope + chimneyFeet.depth;
  const chimneyX = chimneyLeft + chimneyFeet.width / 2;
  const chimneyY = chimneyTop - chimneyFeet.depth / 2;
  const [{ left, right, bottom } = { left: 0, right: 0, bottom: 0 }] = placeSkylights(
    feet,
    Math.max(1, answers.skylights),
  );
  const skylight: ViewPoint = [(left + right) / 2, bottom * levelShare(feet) - overhang];
  const hasChimney = answers.chimneys > 0;
  const garageY = garage && garage.front + garage.width * 0.7;
  const stepFlashing: InspectionPlace =
    hasChimney || garageY === undefined
      ? { at: [chimneyRight + beside, chimneyY], ...(hasChimney && { pointsTo: [chimneyRight, chimneyY] }) }
      : { at: [length + overhang + beside, garageY], pointsTo: [length + overhang, garageY] };
  return [
    { at: [length * 0.64, width * 0.76] },
    { at: [length * 0.2, width / 2] },
    { at: [valleyX - beside, valleyY + beside], pointsTo: [valleyX, valleyY] },
    stepFlashing,
    { at: [chimneyX, chimneyTop + beside], ...(hasChimney && { pointsTo: [chimneyX, chimneyTop] }) },
    { at: [length * 0.28, width * 0.76] },
    answers.skylights > 0 ? { at: [skylight[0], -overhang - beside], pointsTo: skylight } : { at: skylight },
    { at: [-overhang, width * 0.66] },
    { at: [length + overhang, -overhang] },
    { at: [length * 0.78, width + overhang] },
    { at: [length * 0.46, width * 0.76] },
    { at: [length * 0.1, width * 0.76] },
  ];
}

/** How far up its slope something is, seen from above or from the front. */
const levelShare = ({ pitch }: HouseFeet) => 1 / Math.hypot(1, pitch);

/** Skylights on the front slope: left and right end, and both edges in feet up the slope. */
function placeSkylights({ length, slopeLength, wing }: HouseFeet, count: number) {
  const drawn = Math.min(mostDrawn.skylights, count);
  const first = wing.center + wing.halfWidth + 3;
  const room = Math.max(0, length - first - 1) / Math.max(1, drawn);
  const half = Math.min(2.8, room * 0.7) / 2;
  const bottom = slopeLength * 0.34;
  return Array.from({ length: drawn }, (_, place) => {
    const middle = first + (place + 0.5) * room;
    return {
      left: middle - half,
      right: middle + half,
      bottom,
      top: bottom + Math.min(4.4, slopeLength * 0.26),
    };
  });
}

const chimneyFeet = { width: 2.8, depth: 3, aboveRidge: 3.6 };
/** Of the width, from the front: its near side. */
const chimneyUpSlope = 0.36;
const placeChimneys = ({ length }: HouseFeet, count: number) =>
  Array.from({ length: Math.min(mostDrawn.chimneys, count) }, (_, place) => length * (0.82 - 0.22 * place));

function planView(feet: HouseFeet, answers: RoofCostAnswers, isMeasured = true): View {
  const { length, width, overhang: over, wing, garage, end } = feet;
  const right = garage ? end + over : length + over;
  const roof: Look = { fill: `roof-${answers.roofType}` };
  const ridges: Look = { stroke: 'wall', lineWidth: 1 };
  return {
    name: isMeasured ? `Roof plan, ${formatCount(answers.squareFootage)} sq ft` : '',
    left: -over,
    right,
    bottom: -wing.depth - over,
    top: width + over,
    draw(pen) {
      if (garage) {
        const [near, far] = [garage.front - over, garage.front + garage.width + over];
        pen.area(rectangle(length, near, right, far), roof);
        pen.lines(
          [
            [
              [length, (near + far) / 2],
              [right, (near + far) / 2],
            ],
          ],
          ridges,
        );
      }
      pen.area(rectangle(-over, -over, length + over, width + over), roof);
      const [wingLeft, wingRight] = [
        wing.center - wing.halfWidth - over,
        wing.center + wing.halfWidth + over,
      ];
      pen.area(rectangle(wingLeft, -wing.depth - over, wingRight, -over), roof);
      pen.lines(
        [
          [
            [wingLeft, -over],
            [wingRight, -over],
          ],
        ],
        { stroke: `roof-${answers.roofType}`, lineWidth: 1.2 },
      );
      const top: ViewPoint = [wing.center, wing.halfWidth];
      pen.lines(
        [
          [
            [-over, width / 2],
            [length + over, width / 2],
          ],
          [[wing.center, -wing.depth - over], top],
          [[wingLeft, -over], top, [wingRight, -over]],
        ],
        ridges,
      );
      for (const light of placeSkylights(feet, answers.skylights)) {
        const share = levelShare(feet);
        pen.area(rectangle(light.left, light.bottom * share - over, light.right, light.top * share - over), {
          fill: 'glass',
          lineWidth: 0.5,
        });
      }
      for (const x of placeChimneys(feet, answers.chimneys))
        pen.area(
          rectangle(
            x,
            width * chimneyUpSlope,
            x + chimneyFeet.width,
            width * chimneyUpSlope + chimneyFeet.depth,
          ),
          { fill: 'brick', lineWidth: 0.5 },
        );
      if (answers.gutters === 'yes')
        pen.lines(
          [
            [
              [-over, -over],
              [wingLeft, -over],
            ],
            [
              [wingRight, -over],
              [length + over, -over],
            ],
          ],
          { stroke: 'copper', lineWidth: 1.8 },
        );
      const walls: Look = { stroke: 'wall', lineWidth: 0.5, isDashed: true };
      pen.area(rectangle(0, 0, length, width), walls);
      if (!isMeasured) return;
      const below = -wing.depth - over - measureGap / pen.pointsPerFoot;
      pen.measure([0, below], [length, below], length);
      if (garage) pen.measure([length, below], [end, below], garage.length);
      const beside = -over - measureGap / pen.pointsPerFoot;
      pen.measure([beside, 0], [beside, width], width);
      if (wing.depth > 6) pen.measure([beside, -wing.depth], [beside, 0], wing.depth);
    },
  };
}

/** Lines that say what lies on a slope seen from the front or the side. */
function drawCourses(
  pen: Pen,
  corners: readonly [ViewPoint, ViewPoint, ViewPoint, ViewPoint],
  answers: RoofCostAnswers,
) {
  const [[left, bottom], , [right, top]] = corners;
  const isUpright = answers.roofType === 'metal';
  const [from, to] = isUpright ? [left, right] : [bottom, top];
  const count = Math.max(2, Math.floor(((to - from) * pen.pointsPerFoot) / (isUpright ? 5 : 3.2)));
  const lines = Array.from({ length: count - 1 }, (_, place): ViewPoint[] => {
    const at = from + ((place + 1) * (to - from)) / count;
    return isUpright
      ? [
          [at, bottom],
          [at, top],
        ]
      : [
          [left, at],
          [right, at],
        ];
  });
  pen.lines(lines, { stroke: `roof-${answers.roofType}-line`, lineWidth: 0.35 });
}

function drawSlope(
  pen: Pen,
  left: number,
  bottom: number,
  right: number,
  top: number,
  answers: RoofCostAnswers,
) {
  const corners = rectangle(left, bottom, right, top) as [ViewPoint, ViewPoint, ViewPoint, ViewPoint];
  pen.area(corners, { fill: `roof-${answers.roofType}` });
  drawCourses(pen, corners, answers);
}

/** The roof over a gable, seen edge-on. */
function drawGable(
  pen: Pen,
  { overhang, eaveHeight, edge }: HouseFeet,
  middle: number,
  half: number,
  ridge: number,
) {
  const [left, right] = [middle - half - overhang, middle + half + overhang];
  pen.area(
    [
      [left, eaveHeight],
      [middle, ridge],
      [right, eaveHeight],
      [right, eaveHeight + edge],
      [middle, ridge + edge],
      [left, eaveHeight + edge],
    ],
    { fill: 'wall' },
  );
}

const doorFeet = { halfWidth: 1.6, height: 7.1 };
const ground: Look = { stroke: 'ink', lineWidth: 1.2 };

function drawWindows(pen: Pen, windows: readonly WallWindow[], across: (window: WallWindow) => number) {
  for (const window of windows) {
    const [left, sill] = [across(window), window.corner[2]];
    pen.area(rectangle(left, sill, left + window.width, sill + window.height), {
      fill: 'glass',
      lineWidth: 0.5,
    });
  }
}

function frontView(feet: HouseFeet, answers: RoofCostAnswers): View {
  const {
    length,
    width,
    overhang: over,
    edge,
    wallHeight,
    eaveHeight,
    ridgeHeight,
    pitch,
    wing,
    garage,
    end,
  } = feet;
  const chimneys = placeChimneys(feet, answers.chimneys);
  return {
    name: 'Front',
    left: -over,
    right: garage ? end + over : length + over,
    bottom: 0,
    top: ridgeHeight + (chimneys.length > 0 ? chimneyFeet.aboveRidge : edge),
    draw(pen) {
      if (garage) {
        const eave = garage.wallHeight - over * pitch;
        pen.area(rectangle(length, 0, end, garage.wallHeight), { fill: 'wall' });
        pen.area(rectangle(length + 2, 0, Math.max(length + 4, end - 2), 7.4), {
          fill: 'side',
          lineWidth: 0.5,
        });
        drawSlope(pen, length, eave + edge, end + over, garage.ridgeHeight + edge, answers);
        pen.area(rectangle(length, eave, end + over, eave + edge), { fill: 'wall', lineWidth: 0.5 });
      }
      pen.area(rectangle(0, 0, length, wallHeight), { fill: 'wall' });
      drawSlope(pen, -over, eaveHeight + edge, length + over, ridgeHeight + edge, answers);
      for (const x of chimneys)
        pen.area(
          rectangle(
            x,
            wallHeight + width * chimneyUpSlope * pitch,
            x + chimneyFeet.width,
            ridgeHeight + chimneyFeet.aboveRidge,
          ),
          { fill: 'brick', lineWidth: 0.6 },
        );
      const rise = pitch * levelShare(feet);
      for (const { left, right, bottom, top } of placeSkylights(feet, answers.skylights))
        pen.area(rectangle(left, eaveHeight + edge + bottom * rise, right, eaveHeight + edge + top * rise), {
          fill: 'glass',
          lineWidth: 0.5,
        });
      const eaves: Look = answers.gutters === 'yes' ? { fill: 'copper', stroke: 'copper' } : { fill: 'wall' };
      pen.area(rectangle(-over, eaveHeight, length + over, eaveHeight + edge), { ...eaves, lineWidth: 0.5 });
      drawWindows(
        pen,
        mainWallWindows(feet).filter(({ wall }) => wall === 'front'),
        ({ corner }) => corner[0],
      );
      const { center, halfWidth } = wing;
      pen.area(
        [
          [center - halfWidth, 0],
          [center + halfWidth, 0],
          [center + halfWidth, wallHeight],
          [center, wing.ridgeHeight],
          [center - halfWidth, wallHeight],
        ],
        { fill: 'wall' },
      );
      drawWindows(pen, wingWindows(feet), ({ corner }) => corner[0]);
      const half = Math.min(doorFeet.halfWidth, halfWidth * 0.42);
      pen.area(rectangle(center - half, 0, center + half, doorFeet.height), { fill: 'door', lineWidth: 0.5 });
      drawGable(pen, feet, center, halfWidth, wing.ridgeHeight);
      pen.lines(
        [
          [
            [-over, 0],
            [garage ? end + over : length + over, 0],
          ],
        ],
        ground,
      );
      const beside = -over - measureGap / pen.pointsPerFoot / 1.6;
      pen.measure([beside, 0], [beside, wallHeight], wallHeight);
    },
  };
}

/** From the left: the street is on the right. */
function sideView(feet: HouseFeet, answers: RoofCostAnswers): View {
  const { width, overhang: over, edge, wallHeight, eaveHeight, ridgeHeight, pitch, wing } = feet;
  const chimneys = placeChimneys(feet, answers.chimneys);
  const street = width + wing.depth;
  // The pitch triangle, clear of the rear slope: 12 across, the rise up.
  const run = Math.min(10, width * 0.3);
  const low = width * 0.06;
  const foot = wallHeight + low * pitch + edge + 2.6;
  const head = foot + run * pitch;
  return {
    name: 'Side',
    left: -over,
    right: street + over,
    bottom: 0,
    top: Math.max(head, ridgeHeight + (chimneys.length > 0 ? chimneyFeet.aboveRidge : edge)),
    draw(pen) {
      if (chimneys.length > 0) {
        const near = width - width * chimneyUpSlope;
        pen.area(
          rectangle(near - chimneyFeet.depth, wallHeight, near, ridgeHeight + chimneyFeet.aboveRidge),
          { fill: 'brick', lineWidth: 0.6 },
        );
      }
      pen.area(rectangle(width, 0, street, wallHeight), { fill: 'side' });
      pen.area(
        [
          [width + over, eaveHeight + edge],
          [street + over, eaveHeight + edge],
          [street + over, wing.ridgeHeight + edge],
          [width - wing.halfWidth, wing.ridgeHeight + edge],
        ],
        { fill: `roof-${answers.roofType}` },
      );
      pen.area(
        [
          [0, 0],
          [width, 0],
          [width, wallHeight],
          [width / 2, ridgeHeight],
          [0, wallHeight],
        ],
        { fill: 'wall' },
      );
      drawWindows(
        pen,
        mainWallWindows(feet).filter(({ wall }) => wall === 'gable'),
        (window) => width - window.corner[1] - window.width,
      );
      drawGable(pen, feet, width / 2, width / 2, ridgeHeight);
      pen.lines(
        [
          [
            [-over, 0],
            [street + over, 0],
          ],
        ],
        ground,
      );
      const below = -measureGap / pen.pointsPerFoot;
      pen.measure([0, below], [width, below], width);
      pen.area(
        [
          [low, foot],
          [low + run, head],
          [low, head],
        ],
        { stroke: 'copper', lineWidth: 0.8 },
      );
      const lift = 2.5 / pen.pointsPerFoot;
      pen.label('12', [low + run / 2, head + lift], 'copper');
      pen.label(
        String(feet.pitchInches),
        [low - (labelLetterWidth * 1.3) / pen.pointsPerFoot, (foot + head) / 2 - lift],
        'copper',
      );
    },
  };
}
