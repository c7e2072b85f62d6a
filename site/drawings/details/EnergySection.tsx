import type { ReactNode } from 'react';
import { energyDefaults, type Insulation } from '#calculators/energy-savings/answers.ts';
import { energyBounds } from '#calculators/energy-savings/model-figures.ts';
import { countOf } from '#content/wording/counts.ts';
import { segment } from '../geometry/faces.ts';
import { arrowHeadPath, linesPath, polygonPath, tenth } from '../geometry/path-data.ts';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { Tree } from '../sheet/Tree.tsx';

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

/** Says in words what the section shows. */
export function describeEnergySection({ insulation, roofAge, hvacAge }: EnergyHouseState): string {
  const depth = insulation === null ? 0 : insulationInches[insulation];
  const attic = depth === 0 ? 'no insulation in the attic' : `${depth} inches of insulation in the attic`;
  const parts = [
    ...(insulation === null ? [] : [attic, heat[insulation]]),
    ...(roofAge === undefined ? [] : [`roof ${countOf(roofAge, 'year')} old`]),
    ...(hvacAge === undefined ? [] : [`cooling unit ${countOf(hvacAge, 'year')} old`]),
  ];
  return parts.length === 0 ? 'Section through a house.' : `Section through a house: ${parts.join(', ')}.`;
}

// The house in section, in sheet units.
const middle = 350;
const ground = 470;
const eave = 298;
/** Rise per run of the roof. */
const pitch = 0.55;
/** From the middle to the outside of a wall: of the smallest home, of the largest, and of one whose size is not said. */
const halfWidths = { least: 165, most: 226, usual: 220 } as const;

/** Where the walls of a house of this size are. */
interface Walls {
  readonly left: number;
  readonly right: number;
}

function wallsOf(homeSize: number | undefined): Walls {
  const { min, max } = energyBounds.homeSize;
  const { least, most, usual } = halfWidths;
  // Most homes are in the lowest third: a root spreads them.
  const share = Math.sqrt(Math.min(1, Math.max(0, ((homeSize ?? 0) - min) / (max - min))));
  const half = homeSize === undefined ? usual : least + (most - least) * share;
  return { left: middle - half, right: middle + half };
}

const wallThickness = 12;
/** Upper face of the ceiling, where insulation lies. */
const ceiling = eave + 4;
const overhang = 36;
const roofThickness = 14;

/** Height of the roof's underside above the eave at a place. */
function roofHeightAt(x: number, { left, right }: Walls): number {
  return Math.max(0, Math.min(x - left, right - x)) * pitch;
}

/** The rooms are eight feet high, and everything with a figure has their scale. */
const roomInches = 96;
const unitsPerInch = (ground - ceiling) / roomInches;

interface EnergySectionProps extends DrawingProps, EnergyHouseState {}

/** A house cut open: insulation, heat above the roof, meter, shingles and cooling unit follow the answers. */
export function EnergySection({ className, ...state }: EnergySectionProps) {
  const { insulation, currentBill, roofAge = 0, hvacAge = 0, homeSize } = state;
  const walls = wallsOf(homeSize);
  const inches = insulation === null ? 0 : insulationInches[insulation];
  const depth = inches * unitsPerInch;
  return (
    <DrawingSheet
      viewBox="0 92 720 412"
      label={describeEnergySection(state)}
      labels="energy"
      className={className}
    >
      <Tree x={54} y={470} radius={40} seed={7} />
      <Tree x={692} y={470} radius={26} seed={12} />
      <EnergyHouse walls={walls} roofAge={roofAge}>
        {depth > 0 ? <AtticInsulation walls={walls} depth={depth} /> : null}
      </EnergyHouse>
      <MissingTabs walls={walls} roofAge={roofAge} />
      <CoolingUnit walls={walls} age={hvacAge} />
      <MeterNeedle walls={walls} bill={currentBill ?? energyDefaults.currentBill} />
      {insulation === null ? null : <HeatLoss walls={walls} insulation={insulation} />}
      {depth > 0 ? (
        <>
          <DimensionLine
            from={[walls.left + 130, ceiling]}
            to={[walls.left + 130, ground]}
            text={`${roomInches / 12}′`}
            isTextLevel
          />
          <DimensionLine from={[middle, ceiling]} to={[middle, ceiling - depth]} />
          <SheetLabel x={middle} y={ceiling - depth - 12} text={`${inches}″`} size={15} halo="none" />
        </>
      ) : null}
    </DrawingSheet>
  );
}

interface EnergyHouseProps {
  readonly walls: Walls;
  readonly roofAge: number;
  readonly children: ReactNode;
}

/** Shingles lose their granules and pale: a fresh roof, one half through its life, one at the end of it. */
const coveringAt = (roofAge: number) =>
  roofAge < 10 ? 'roof-architectural' : roofAge < 20 ? 'roof-asphalt' : 'mid';

/** Ground, rooms, attic and roof in section; what lies in the attic comes as children. */
function EnergyHouse({ walls, roofAge, children }: EnergyHouseProps) {
  const { left, right } = walls;
  const ridge = eave - pitch * (middle - left);
  const meter = meterX(walls);
  const soil = Array.from({ length: 34 }, (_, stroke) =>
    segment([24 + stroke * 20, ground + 4], [14 + stroke * 20, ground + 16]),
  );
  const drop = overhang * pitch;
  const foot = eave + drop - 6;
  const roof = polygonPath([
    [left - overhang, foot],
    [middle, ridge - 6],
    [right + overhang, foot],
    [right + overhang, foot - roofThickness],
    [middle, ridge - 6 - roofThickness],
    [left - overhang, foot - roofThickness],
  ]);
  const butts = Array.from({ length: 10 }, (_, course) => {
    const along = ((course + 1) / 11) * (middle - left + overhang);
    const y = foot - roofThickness - along * pitch;
    return [left - overhang + along, right + overhang - along].map((x, side) =>
      segment([x, y], [x + (side === 0 ? 3 : -3), y + roofThickness - 2]),
    );
  }).flat();
  return (
    <>
      <path d={`M20 ${ground}H700`} strokeWidth="2.4" />
      <path d={linesPath(soil)} stroke={paint('hair')} strokeWidth="1.2" />
      <path d={`M${left} ${ground}V${eave}H${right}V${ground}z`} fill={paint('wall')} stroke="none" />
      <path
        d={`M${left} ${eave}v-6L${middle} ${ridge - 6}L${right} ${eave - 6}v6z`}
        fill={paint('side')}
        stroke="none"
      />
      {children}
      <path
        d={`M${left + wallThickness} ${ceiling}H${right - wallThickness}M${middle - 30} ${ceiling}V${ground}`}
        strokeWidth="1.6"
      />
      <path
        d={`M${tenth(left + 44)} 350h58v60h-58zM${tenth(right - 82)} 350h52v60h-52z`}
        fill={paint('glass')}
        strokeWidth="1.3"
      />
      <path d={`M${tenth(left + 73)} 350v60M${tenth(right - 56)} 350v60`} strokeWidth="1" />
      <path
        d={`M${left} ${ground}V${eave}h${wallThickness}V${ground}zM${right} ${ground}V${eave}h-${wallThickness}V${ground}z`}
        fill={paint('ink')}
        stroke="none"
      />
      <path d={roof} fill={paint(coveringAt(roofAge))} strokeWidth="1.4" />
      <path d={linesPath(butts)} stroke={paint('wall')} strokeWidth="1" />
      <circle cx={tenth(meter)} cy="408" r="14" fill={paint('wall')} strokeWidth="1.6" />
      <path d={`M${tenth(meter)} 422v48`} />
    </>
  );
}

const tabCount = 11;
/** Down to the wood. */
const missingDepth = 10;
/** Which tabs go first, counted from the eave: left and right in turn. */
const tabsByWear = [3, 7, 1, 9, 5, 8, 2, 6];

/** A roof loses a tab about every six years past its first ten. */
function MissingTabs({
  walls: { left, right },
  roofAge,
}: {
  readonly walls: Walls;
  readonly roofAge: number;
}) {
  const missing = tabsByWear.slice(0, Math.max(0, Math.ceil((roofAge - 10) / 6)));
  if (missing.length === 0) return null;
  const tab = (middle - left + overhang) / tabCount;
  const foot = eave + overhang * pitch - 6;
  const gaps = missing.map((place, order) => {
    const along = place * tab;
    const y = foot - roofThickness - along * pitch;
    const isLeft = order % 2 === 0;
    const x = isLeft ? left - overhang + along : right + overhang - along;
    const run = isLeft ? tab : -tab;
    return polygonPath([
      [x, y],
      [x + run, y - tab * pitch],
      [x + run, y - tab * pitch + missingDepth],
      [x, y + missingDepth],
    ]);
  });
  return <path d={gaps.join('')} fill={paint('wood')} strokeWidth="1" />;
}

/** Blotches of rust, more of them every four years. */
function CoolingUnit({ walls: { right }, age }: { readonly walls: Walls; readonly age: number }) {
  const spots = [
    [614, 458, 7],
    [650, 428, 5],
    [636, 464, 6],
    [622, 430, 4],
    [646, 446, 6],
    [628, 447, 5],
    [612, 442, 4],
  ].slice(0, Math.floor(age / 4));
  return (
    <g transform={`translate(${tenth(right + 40 - 610)} 0)`}>
      <path d="M610 470v-48h44v48z" fill={paint('wall')} />
      {spots.map(([x = 0, y = 0, radius = 0]) => (
        <path
          key={x}
          d={`M${x - Math.min(radius, x - 610)} ${y}q${radius} -${radius} ${radius * 1.4} 0t-${radius} ${radius * 0.7}z`}
          fill={paint('roof-copper-side')}
          stroke="none"
        />
      ))}
      <path d="M616 432h32M616 442h32M616 452h32" stroke={paint('mid')} strokeWidth="1.2" />
    </g>
  );
}

/** The meter stands beside the left wall. */
const meterX = ({ left }: Walls) => left - 18;

/** The needle of the meter, from far left for the smallest bill to far right for the largest. */
function MeterNeedle({ walls, bill }: { readonly walls: Walls; readonly bill: number }) {
  const x = meterX(walls);
  const { min, max } = energyBounds.currentBill;
  // Most bills are in the lowest third: a root spreads them over the dial.
  const share = Math.sqrt(Math.min(1, Math.max(0, (bill - min) / (max - min))));
  const angle = (share - 0.5) * 1.4 * Math.PI;
  return (
    <path
      d={`M${tenth(x)} 408L${tenth(x + 10 * Math.sin(angle))} ${tenth(408 - 10 * Math.cos(angle))}`}
      stroke={paint('copper')}
      strokeWidth="2.4"
    />
  );
}

const loopWidth = 18;

/** Batts on the attic floor, thinner where the roof comes down on them. */
function AtticInsulation({ walls, depth }: { readonly walls: Walls; readonly depth: number }) {
  const [start, end] = [walls.left + wallThickness, walls.right - wallThickness];
  const slant = Math.max(0, depth - wallThickness * pitch) / pitch;
  const loopCount = Math.floor((end - start) / loopWidth);
  const loops = Array.from({ length: loopCount }, (_, loop) => {
    const x = start + 2 + loop * loopWidth;
    const height = Math.min(depth, roofHeightAt(x + loopWidth / 2, walls)) - 2;
    const half = loopWidth / 2;
    return `M${tenth(x)} ${ceiling}c-7-${tenth(height * 0.4)} 0-${tenth(height)} ${half}-${tenth(height)}s16 ${tenth(height * 0.6)} ${half} ${tenth(height)}`;
  });
  return (
    <>
      <path
        d={`M${start} ${ceiling}V${tenth(ceiling - Math.min(depth, wallThickness * pitch))}l${tenth(slant)}-${tenth(slant * pitch)}H${tenth(end - slant)}l${tenth(slant)} ${tenth(slant * pitch)}V${ceiling}z`}
        fill={paint('insulation')}
        stroke="none"
      />
      <path d={loops.join('')} stroke={paint('copper')} strokeWidth="1.2" />
    </>
  );
}

/** Weight of the arrows: the thinner the insulation, the stronger the heat. */
const strokeWidths: Readonly<Record<Insulation, number>> = {
  none: 5.6,
  minimal: 4.2,
  adequate: 2.8,
  excellent: 1.6,
};

/** Four arrows of warm air above the roof. */
function HeatLoss({ walls, insulation }: { readonly walls: Walls; readonly insulation: Insulation }) {
  const { left, right } = walls;
  const width = strokeWidths[insulation];
  const arrows = [0.2, 0.38, 0.62, 0.8].map((share) => {
    const x = left + (right - left) * share;
    const y = eave - roofHeightAt(x, walls) - 30;
    const headSize = 5 + width * 2;
    return {
      stem: `M${tenth(x)} ${tenth(y)}c-9-13 9-24 0-38`,
      head: arrowHeadPath([x + 4, y - 24], [x - headSize * 0.4, y - 38 - headSize], headSize),
    };
  });
  return (
    <>
      <path d={arrows.map(({ stem }) => stem).join('')} stroke={paint('copper')} strokeWidth={width} />
      <path d={arrows.map(({ head }) => head).join('')} fill={paint('copper')} stroke="none" />
    </>
  );
}
