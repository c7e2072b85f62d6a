import type { ReactNode } from 'react';
import type { Insulation } from '#calculators/energy-savings/answers.ts';
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

/** Says in words what the section shows. */
export function describeEnergySection(insulation: Insulation): string {
  const depth = insulationInches[insulation];
  const attic = depth === 0 ? 'no insulation in the attic' : `${depth} inches of insulation in the attic`;
  return `Section through a house: ${attic}, ${heat[insulation]}.`;
}

// The house in section, in sheet units.
const left = 130;
const right = 570;
const middle = (left + right) / 2;
const ground = 470;
const eave = 298;
const rise = 121;
const ridge = eave - rise;
/** Rise per run of the roof. */
const pitch = rise / (middle - left);
const wallThickness = 12;
/** Upper face of the ceiling, where insulation lies. */
const ceiling = eave + 4;
const overhang = 36;
const roofThickness = 14;

/** Height of the roof's underside above the eave at a place. */
function roofHeightAt(x: number): number {
  return Math.max(0, Math.min(x - left, right - x)) * pitch;
}

const unitsPerInch = 2.7;

interface EnergySectionProps extends DrawingProps {
  readonly insulation: Insulation;
}

/** A house cut open: the depth of the insulation and the heat above the roof follow the answer. */
export function EnergySection({ insulation, className }: EnergySectionProps) {
  const inches = insulationInches[insulation];
  const depth = inches * unitsPerInch;
  return (
    <DrawingSheet
      viewBox="0 92 720 412"
      label={describeEnergySection(insulation)}
      labels="energy"
      className={className}
    >
      <Tree x={66} y={470} radius={44} seed={7} />
      <Tree x={692} y={470} radius={26} seed={12} />
      <EnergyHouse>{depth > 0 ? <AtticInsulation depth={depth} /> : null}</EnergyHouse>
      <HeatLoss insulation={insulation} />
      {depth > 0 ? (
        <>
          <DimensionLine from={[middle, ceiling]} to={[middle, ceiling - depth]} />
          <SheetLabel x={middle} y={ceiling - depth - 12} text={`${inches}″`} size={15} halo="none" />
        </>
      ) : null}
    </DrawingSheet>
  );
}

/** Ground, rooms, attic and roof in section; what lies in the attic comes as children. */
function EnergyHouse({ children }: { readonly children: ReactNode }) {
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
      <path d="M190 350h58v60h-58zM460 350h52v60h-52z" fill={paint('glass')} strokeWidth="1.3" />
      <path d="M219 350v60M486 350v60" strokeWidth="1" />
      <path d={`M380 344h44V${ground}h-44z`} fill={paint('door')} strokeWidth="1.3" />
      <path
        d={`M${left} ${ground}V${eave}h${wallThickness}V${ground}zM${right} ${ground}V${eave}h-${wallThickness}V${ground}z`}
        fill={paint('ink')}
        stroke="none"
      />
      <path d={roof} fill={paint('roof-architectural')} strokeWidth="1.4" />
      <path d={linesPath(butts)} stroke={paint('roof-slate-pale')} strokeWidth="1" />
      <path d="M610 470v-48h44v48z" fill={paint('wall')} />
      <path d="M616 432h32M616 442h32M616 452h32" stroke={paint('mid')} strokeWidth="1.2" />
      <circle cx="112" cy="408" r="14" fill={paint('wall')} strokeWidth="1.6" />
      <path d="M112 408l7-6" stroke={paint('copper')} strokeWidth="2" />
      <path d="M112 422v48" />
    </>
  );
}

const loopWidth = 18;

/** Batts on the attic floor, thinner where the roof comes down on them. */
function AtticInsulation({ depth }: { readonly depth: number }) {
  const [start, end] = [left + wallThickness, right - wallThickness];
  const slant = Math.max(0, depth - wallThickness * pitch) / pitch;
  const loopCount = Math.floor((end - start) / loopWidth);
  const loops = Array.from({ length: loopCount }, (_, loop) => {
    const x = start + 2 + loop * loopWidth;
    const height = Math.min(depth, roofHeightAt(x + loopWidth / 2)) - 2;
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
function HeatLoss({ insulation }: { readonly insulation: Insulation }) {
  const width = strokeWidths[insulation];
  const arrows = [0.2, 0.38, 0.62, 0.8].map((share) => {
    const x = left + (right - left) * share;
    const y = eave - roofHeightAt(x) - 30;
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
