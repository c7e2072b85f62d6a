import { energyDefaults, type Insulation } from '#calculators/energy-savings/answers.ts';
import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { countOf } from '#content/wording/counts.ts';
import { arrowHeadPath, type SheetPoint, tenth } from '../geometry/path-data.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { type DrawingProps, DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { Tree } from '../sheet/Tree.tsx';
import {
  box,
  ceiling,
  EnergyRoof,
  EnergyRooms,
  EnergyShell,
  ground,
  middle,
  pitch,
  roofThickness,
  shape,
  undersideAt,
  type Walls,
  wallsOf,
  wallThickness,
} from './EnergyHouse.tsx';

/** Drawn depth of each answer, in inches: what one would find in such an attic. Pictures, not figures of the model. */
export const insulationInches: Readonly<Record<Insulation, number>> = {
  none: 0,
  minimal: 4,
  adequate: 10,
  excellent: 16,
};

const heat: Readonly<Record<Insulation, string>> = {
  none: 'much heat leaves through the roof',
  minimal: 'a good deal of heat leaves through the roof',
  adequate: 'some heat leaves through the roof',
  excellent: 'little heat leaves through the roof',
};

/** What the section shows. Left out or null: not answered yet, and not drawn. */
interface EnergyHouseState {
  readonly insulation: Insulation | null;
  /** Dollars a month: the needle of the meter. */
  readonly currentBill?: number;
  /** Years: tabs go missing from the roof. */
  readonly roofAge?: number;
  /** Years: rust on the outdoor unit. */
  readonly hvacAge?: number;
  /** Square feet of living area: the width of the house. */
  readonly homeSize?: number;
}

const aged = (thing: string, years: number) =>
  years === 0 ? `new ${thing}` : `${thing} ${countOf(years, 'year')} old`;

/** Says in words what the section shows. */
export function describeEnergySection({ insulation, roofAge, hvacAge }: EnergyHouseState): string {
  const depth = insulation === null ? 0 : insulationInches[insulation];
  const attic = depth === 0 ? 'no insulation in the attic' : `${depth} inches of insulation in the attic`;
  const parts = [
    ...(insulation === null ? [] : [attic, heat[insulation]]),
    ...(roofAge === undefined ? [] : [aged('roof', roofAge)]),
    ...(hvacAge === undefined ? [] : [aged('cooling unit', hvacAge)]),
  ];
  return parts.length === 0 ? 'Section through a house.' : `Section through a house: ${parts.join(', ')}.`;
}

/** The rooms are eight feet high, and everything with a figure has their scale. */
const roomInches = 96;
const unitsPerInch = (ground - ceiling) / roomInches;

/** Where the figure of an answer stands: at the part that it changes. */
const figurePlaces: Readonly<Record<string, (walls: Walls) => SheetPoint>> = {
  currentBill: ({ left }) => [left - 8, 384],
  homeSize: ({ right }) => [(middle - 27 + right - wallThickness) / 2, ground - 18],
  roofAge: ({ right }) => [right + 32, 234],
  hvacAge: ({ right }) => [right + 56, 406],
};

interface EnergySectionProps extends DrawingProps, EnergyHouseState {
  /** The answer that is asked for, and what it is now. */
  readonly asked?: string | undefined;
  readonly figure?: string | undefined;
}

/** A house cut open: insulation, heat above the roof, meter, shingles and cooling unit follow the answers. */
export function EnergySection({ className, asked = '', figure = '', ...state }: EnergySectionProps) {
  const { insulation, currentBill = energyDefaults.currentBill, roofAge = 0, hvacAge = 0, homeSize } = state;
  const walls = wallsOf(homeSize);
  const inches = insulation === null ? 0 : insulationInches[insulation];
  const depth = inches * unitsPerInch;
  // Between the window and the partition.
  const figureAt = (walls.left + 62 + middle) / 2;
  const askedAt = figurePlaces[asked]?.(walls);
  return (
    <DrawingSheet
      viewBox="0 92 720 412"
      label={describeEnergySection(state)}
      labels="energy"
      className={className}
    >
      <Tree x={42} y={ground} radius={40} seed={7} />
      <Tree x={692} y={ground} radius={26} seed={12} />
      <EnergyRooms walls={walls} />
      {depth > 0 ? <AtticInsulation walls={walls} depth={depth} /> : null}
      <EnergyShell walls={walls} />
      <EnergyRoof walls={walls} age={roofAge} />
      <Meter x={walls.left - 24} bill={currentBill} />
      <CoolingUnit x={walls.right + 40} age={hvacAge} />
      {insulation === null ? null : <HeatLoss walls={walls} insulation={insulation} />}
      {depth > 0 ? (
        <>
          <DimensionLine
            from={[figureAt, ceiling]}
            to={[figureAt, ground]}
            text={`${roomInches / 12}′`}
            isTextLevel
          />
          <DimensionLine from={[middle, ceiling]} to={[middle, ceiling - depth]} />
          <SheetLabel x={middle} y={ceiling - depth - 12} text={`${inches}″`} size={15} halo="none" />
        </>
      ) : null}
      {askedAt && (
        <SheetLabel
          x={askedAt[0]}
          y={askedAt[1]}
          text={figure}
          size={17}
          anchor={asked === 'currentBill' ? 'end' : 'middle'}
          halo="white"
        />
      )}
    </DrawingSheet>
  );
}

/** A meter on its post, its needle from far left for the smallest bill to far right for the largest. */
function Meter({ x, bill }: { readonly x: number; readonly bill: number }) {
  const { min, max } = energyBounds.currentBill;
  // Most bills are in the lowest third: a root spreads them over the dial.
  const share = Math.sqrt(Math.min(1, Math.max(0, (bill - min) / (max - min))));
  const angle = (share - 0.5) * 1.4 * Math.PI;
  const tip = [x + 10 * Math.sin(angle), 408 - 10 * Math.cos(angle)].map(tenth);
  return (
    <>
      <path d={box(x - 5, 424, x + 5, ground)} fill={paint('wall')} strokeWidth="1.2" />
      <circle cx={x} cy="408" r="16" fill={paint('wall')} strokeWidth="1.4" />
      <circle cx={x} cy="408" r="11.5" fill={paint('glass')} stroke={paint('mid')} strokeWidth=".8" />
      <path d={`M${x} 408L${tip.join(' ')}`} stroke={paint('copper')} strokeWidth="2" />
    </>
  );
}

/** On its pad, with more blotches of rust every four years. */
function CoolingUnit({ x, age }: { readonly x: number; readonly age: number }) {
  const spots = [
    [4, 458, 7],
    [40, 428, 5],
    [26, 464, 6],
    [12, 430, 4],
    [36, 446, 6],
    [18, 447, 5],
    [2, 442, 4],
  ].slice(0, Math.floor(age / 4));
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={box(-5, 465, 49, ground)} fill={paint('shade')} strokeWidth="1.1" />
      <path d={box(0, 420, 44, 465)} fill={paint('wall')} strokeWidth="1.3" />
      <path d={box(-2, 416, 46, 421)} fill={paint('side')} strokeWidth="1.1" />
      {spots.map(([left = 0, y = 0, radius = 0]) => (
        <path
          key={left}
          d={`M${left - Math.min(radius, left)} ${y}q${radius} -${radius} ${radius * 1.4} 0t-${radius} ${radius * 0.7}z`}
          fill={paint('wood-line')}
          stroke="none"
        />
      ))}
      <path d="M5 428h34M5 435h34M5 442h34M5 449h34M5 456h34" stroke={paint('mid')} strokeWidth=".8" />
    </g>
  );
}

const loopWidth = 14;

/** Batts on the attic floor, thinner where the roof comes down on them. */
function AtticInsulation({ walls, depth }: { readonly walls: Walls; readonly depth: number }) {
  const [start, end] = [walls.left + wallThickness, walls.right - wallThickness];
  const heightAt = (x: number) => Math.min(depth, ceiling - undersideAt(x, walls));
  const [least, top] = [ceiling - heightAt(start), ceiling - depth];
  const slant = (least - top) / pitch;
  const loops = Array.from({ length: Math.floor((end - start) / loopWidth) }, (_, loop) => {
    const x = start + 2 + loop * loopWidth;
    const half = loopWidth / 2;
    const height = heightAt(x + half) - 2;
    return `M${x} ${ceiling}c-6-${tenth(height * 0.4)} 0-${tenth(height)} ${half}-${tenth(height)}s13 ${tenth(height * 0.6)} ${half} ${tenth(height)}`;
  });
  return (
    <>
      <path
        d={shape(
          [start, ceiling],
          [start, least],
          [start + slant, top],
          [end - slant, top],
          [end, least],
          [end, ceiling],
        )}
        fill={paint('insulation')}
        stroke="none"
      />
      <path d={loops.join('')} stroke={paint('wood-line')} strokeWidth=".9" strokeOpacity=".7" />
    </>
  );
}

/** Weight of the arrows: the thinner the insulation, the stronger the heat. */
const strokeWidths: Readonly<Record<Insulation, number>> = {
  none: 4.4,
  minimal: 3.4,
  adequate: 2.4,
  excellent: 1.4,
};

/** Four arrows of warm air above the roof. */
function HeatLoss({ walls, insulation }: { readonly walls: Walls; readonly insulation: Insulation }) {
  const { left, right } = walls;
  const width = strokeWidths[insulation];
  const headSize = 5 + width * 2;
  const arrows = [0.2, 0.38, 0.62, 0.8].map((share) => {
    const x = left + (right - left) * share;
    const y = undersideAt(x, walls) - roofThickness - 10;
    return {
      stem: `M${tenth(x)} ${tenth(y)}c-9-13 9-24 0-38`,
      head: arrowHeadPath([x + 4, y - 24], [x - headSize * 0.4, y - 38 - headSize], headSize),
    };
  });
  return (
    <>
      <path d={arrows.map(({ stem }) => stem).join('')} stroke={paint('wood-line')} strokeWidth={width} />
      <path d={arrows.map(({ head }) => head).join('')} fill={paint('wood-line')} stroke="none" />
    </>
  );
}
