import type { ReactNode } from 'react';
import { linesPath, polygonPath, type SheetPoint } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { sectionHouse } from './energy-house-frame.ts';

const { left, right, ground, eave, ridge, middle, wallThickness, ceiling, pitch } = sectionHouse;
const overhang = 36;
const roofThickness = 14;

/** Ground, rooms, attic and roof in section; what lies in the attic comes as children. */
export function EnergyHouse({ children }: { readonly children: ReactNode }) {
  const soil = Array.from({ length: 34 }, (_, stroke): SheetPoint[] => [
    [24 + stroke * 20, ground + 4],
    [14 + stroke * 20, ground + 16],
  ]);
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
  const butts = Array.from({ length: 10 }, (_, course): SheetPoint[][] => {
    const along = ((course + 1) / 11) * (middle - left + overhang);
    const y = foot - roofThickness - along * pitch;
    return [left - overhang + along, right + overhang - along].map((x, side): SheetPoint[] => [
      [x, y],
      [x + (side === 0 ? 3 : -3), y + roofThickness - 2],
    ]);
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
