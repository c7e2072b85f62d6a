import { climateIs } from '#content/wording/only-where.ts';
import { rectangle } from '../geometry/camera.ts';
import { arrowHeadPath, linesPath, polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { Balloons } from '../sheet/Balloon.tsx';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

// In inches: to the right of the fascia's face, up from the top of the wall. Only sheets and shingles are drawn thicker than
// they are.
const unitsPerInch = 8;
const on = ([right, up]: SheetPoint): SheetPoint => [104 + right * unitsPerInch, 368 - up * unitsPerInch];
const shape = (...corners: readonly SheetPoint[]) => polygonPath(corners.map(on));
const box = (left: number, bottom: number, right: number, top: number) =>
  shape(...rectangle(left, bottom, right, top));
const line = (...places: readonly SheetPoint[]) => linesPath([places.map(on)]);

/** Where the drawing ends on the right. */
const end = 62;
const wall = { outside: 16, inside: 21, bottom: -24 };
const pitch = 6 / 12;
const rafter = 7.25;
const joist = 5.5;
const exposure = 5.625;
const shingle = 13.25;
/** As the code measures it: level, from the outside of the wall. */
const barrierPastWall = 24;
/** About R-49, at R-3 an inch. */
const insulation = 16;
const airGap = 1.5;
const figureAt = 54.6;

const slant = Math.hypot(1, pitch);
/** Of the decking's underside: the rafter's lower edge meets the wall at its inside. */
const deckAt = (x: number) => pitch * (x - wall.inside) + rafter * slant;
/** So far up the slope, so far out from the underside of the decking. */
const onSlope = (up: number, out: number): SheetPoint => [
  (up - out * pitch) / slant,
  deckAt(0) + (up * pitch + out) / slant,
];
const strip = (from: number, to: number, inner: number, outer: number) =>
  shape(onSlope(from, inner), onSlope(to, inner), onSlope(to, outer), onSlope(from, outer));

const deck = 0.5;
const top = (end + 2) * slant;
const barrierEnd = (wall.outside + barrierPastWall) * slant + (deck + 0.4) * pitch;
const battAt = (x: number) => Math.min(insulation, deckAt(x) - airGap * slant);

const words = 'Section through an eave, to scale, its parts numbered as in the list.';

/** In the order of the legend. */
const callouts: readonly { readonly spot: SheetPoint; readonly offset: SheetPoint }[] = [
  { spot: onSlope(1, 1.4), offset: [-48, -58] },
  { spot: onSlope(-0.7, 0.2), offset: [-66, -6] },
  { spot: onSlope(13, 0.7), offset: [-52, -72] },
  { spot: onSlope(53, 0.8), offset: [-20, -70] },
  { spot: onSlope(60, 2), offset: [26, -58] },
  { spot: [-4.6, -5.4], offset: [-26, 46] },
  { spot: [8, -10.2], offset: [-34, 58] },
  { spot: [46, 9], offset: [0, 116] },
];

/** The edge of a roof cut open, in inches, with its parts numbered. */
export function EaveSection() {
  const roofAt = (x: number) => deckAt(x) + 3.4;
  const level = 30;
  const [wallLine, barrierLine] = [wall.outside, wall.outside + barrierPastWall];
  return (
    <DrawingSheet viewBox="0 44 584 508" label={words} labels="detail">
      <Attic />
      <Edge />
      <RoofLayers />
      <Air />
      <path d={shape([-4, 26], [4, 30], [-4, 30])} stroke={paint('copper')} strokeWidth="1.6" />
      <SheetLabel {...labelAt([0, 31.4])} text="12" size={15} halo="white" />
      <SheetLabel {...labelAt([-5, 27.2])} text="6" size={15} anchor="end" halo="white" />
      {climateIs.freezing && (
        <>
          <path
            d={[wallLine, barrierLine].map((x) => line([x, roofAt(x)], [x, level + 1])).join('')}
            stroke={paint('copper')}
            strokeWidth=".8"
            strokeOpacity=".6"
          />
          <DimensionLine
            from={on([wallLine, level])}
            to={on([barrierLine, level])}
            text={`${barrierPastWall}″`}
          />
        </>
      )}
      <DimensionLine
        from={on([figureAt, 0])}
        to={on([figureAt, insulation])}
        text={`${insulation}″`}
        isTextLevel
        halo="insulation"
      />
      <Balloons points={callouts.map(({ spot, offset }) => ({ spot: on(spot), offset }))} />
    </DrawingSheet>
  );
}

const labelAt = (place: SheetPoint) => {
  const [x, y] = on(place);
  return { x, y };
};

/** Wall, rafter, ceiling and what lies on it: cut beside a rafter, so that the insulation is in front. */
function Attic() {
  const { outside, inside, bottom } = wall;
  const start = outside + 0.6;
  const [flat, loop] = [(insulation + airGap * slant - deckAt(0)) / pitch, 2.6];
  // None behind the figure.
  const places = Array.from({ length: 18 }, (_, number) => start + 0.5 + number * loop).filter(
    (x) => x < figureAt - 3.6 || x > figureAt + 1,
  );
  const loops = places.map((x) => {
    const [height, half] = [(battAt(x + loop / 2) - 0.6) * unitsPerInch, (loop / 2) * unitsPerInch];
    const [left, foot] = on([x, 0.3]);
    return `M${left} ${foot}c-8-${(height * 0.4).toFixed(1)} 0-${height.toFixed(1)} ${half}-${height.toFixed(1)}s16 ${(height * 0.6).toFixed(1)} ${half} ${height.toFixed(1)}`;
  });
  return (
    <>
      <path
        d={shape(
          [0.75, deckAt(0.75)],
          [end, deckAt(end)],
          [end, deckAt(end) - rafter * slant],
          [inside, 0],
          [outside, 0],
          [outside, -2.5],
          [0.75, deckAt(0.75) - rafter * slant],
        )}
        fill={paint('wood')}
        strokeWidth="1.3"
      />
      <path
        d={shape([start, 0], [end, 0], [end, insulation], [flat, insulation], [start, battAt(start)])}
        fill={paint('insulation')}
        stroke="none"
      />
      <path d={loops.join('')} stroke={paint('wood-line')} strokeWidth=".9" strokeOpacity=".7" />
      {/* Hidden by the insulation: the joist it lies on. */}
      <path d={line([inside, joist], [end, joist])} stroke={paint('wood-line')} strokeDasharray="7 5" />
      <path
        d={line([start, battAt(start)], [flat, insulation], [flat + 4, insulation + 4 * pitch])}
        strokeWidth="2.2"
      />
      <path d={box(outside, bottom, inside, 0)} fill={paint('wall')} strokeWidth="1.4" />
      <path
        d={box(outside + 0.5, -1.5, inside - 0.5, 0) + box(outside + 0.5, -3, inside - 0.5, -1.5)}
        fill={paint('wood')}
      />
      <path
        d={linesPath(
          [-6, -9, -12, -15, -18, -21].map((y) => [on([outside + 0.5, y]), on([inside - 0.5, y - 2])]),
        )}
        stroke={paint('hair')}
        strokeWidth="1"
      />
      <path d={box(inside, -0.6, end, 0)} fill={paint('wall')} />
    </>
  );
}

/** Fascia, soffit with its vent, siding, and the gutter. */
function Edge() {
  const fasciaTop = deckAt(0);
  const fasciaFoot = fasciaTop - rafter * slant - 0.4;
  const laps = [-12.4, -16.4, -20.4].map((y) =>
    shape([wall.outside, y], [wall.outside - 0.4, y], [wall.outside - 1.3, y - 4], [wall.outside, y - 4]),
  );
  return (
    <>
      <path
        d={box(0, fasciaFoot, 0.75, fasciaTop) + box(0.75, fasciaFoot, wall.outside, fasciaFoot + 0.6)}
        fill={paint('wall')}
        strokeWidth="1.3"
      />
      <path
        d={line([5.6, fasciaFoot + 0.3], [10.6, fasciaFoot + 0.3])}
        strokeWidth="3"
        strokeDasharray="3 4"
        strokeLinecap="butt"
      />
      <path d={laps.join('')} fill={paint('side')} strokeWidth="1.1" />
      <path
        d={shape([-0.2, -5.4], [-4.6, -5.4], [-3.8, -6.8], [-0.2, -6.8])}
        fill={paint('water')}
        stroke="none"
      />
      <path
        d={line([-0.2, -3], [-0.2, -7], [-3.6, -7], [-4.2, -5.2], [-5, -4.4], [-5, -3], [-4.4, -3])}
        strokeWidth="2.2"
      />
    </>
  );
}

/** What lies on the decking, from the wood up: at an eave the barrier covers the drip edge. */
function RoofLayers() {
  const butts = Array.from({ length: Math.ceil(top / exposure) }, (_, course) => course * exposure - 0.6);
  return (
    <>
      <path d={strip(0, top, 0, deck)} fill={paint('wood-dark')} strokeWidth="1.2" />
      <g stroke="none">
        {/* Shingles bend onto what is under them: no air between. */}
        <path d={strip(-0.4, top, deck + 0.3, 1.8)} fill={paint('roof-architectural')} />
        <path d={strip(0, barrierEnd, deck, deck + 0.45)} fill={paint('patina')} />
        <path
          d={shape(
            onSlope(barrierEnd - 6, deck + 0.45),
            onSlope(barrierEnd, deck + 0.45),
            onSlope(barrierEnd + 0.6, deck),
            onSlope(top, deck),
            onSlope(top, deck + 0.4),
            onSlope(barrierEnd + 0.6, deck + 0.4),
            onSlope(barrierEnd, deck + 0.85),
            onSlope(barrierEnd - 6, deck + 0.85),
          )}
          fill={paint('underlay')}
        />
        <path d={strip(-0.5, 6.4, deck + 0.6, deck + 1.1)} fill={paint('roof-asphalt')} />
      </g>
      <path
        d={butts
          .map((butt) =>
            shape(
              onSlope(butt, 1.8),
              onSlope(butt + shingle, 1.3),
              onSlope(butt + shingle, 1.7),
              onSlope(butt, 2.5),
            ),
          )
          .join('')}
        fill={paint('roof-architectural')}
        stroke={paint('chalk')}
        strokeWidth="1"
      />
      <path
        d={line(
          onSlope(3, deck + 0.1),
          onSlope(-0.6, deck + 0.1),
          [onSlope(-0.6, deck)[0], deckAt(0) - 1.6],
          [onSlope(-0.6, deck)[0] - 0.5, deckAt(0) - 2.1],
        )}
        stroke={paint('mid')}
        strokeWidth="2.6"
      />
    </>
  );
}

/** In through the soffit, up between decking and baffle, on to the ridge. */
function Air() {
  const at = (up: number) => on(onSlope(up, -airGap / 2));
  const [inlet, bend] = [on([8, -15.5]), on([8, -6])];
  const [low, high] = [at(24), at(58)];
  return (
    <>
      <path
        d={`M${inlet.join(' ')}L${bend.join(' ')}Q${on([9, -1]).join(' ')} ${low.map((n) => n.toFixed(1)).join(' ')}L${high.map((n) => n.toFixed(1)).join(' ')}`}
        stroke={paint('patina')}
        strokeWidth="2"
        strokeDasharray="8 5"
      />
      <path
        d={arrowHeadPath(at(36), at(40), 12) + arrowHeadPath(low, at(60), 12)}
        fill={paint('patina')}
        stroke="none"
      />
    </>
  );
}
