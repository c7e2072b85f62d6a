import type { SheetPoint } from '../geometry/path-data.ts';
import { Balloon } from '../sheet/Balloon.tsx';
import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { PlanFaces } from './PlanFaces.tsx';
import { PlanFittings } from './PlanFittings.tsx';

/** Where each of the twelve inspection points is on the plan, in the order of the list. */
const points: readonly SheetPoint[] = [
  [458, 230],
  [336, 180],
  [214, 221],
  [384, 156],
  [415, 106],
  [242, 112],
  [313, 96],
  [490, 142],
  [404, 276],
  [70, 206],
  [294, 318],
  [118, 108],
];

const words = 'Plan of a roof from above, with the twelve inspection points numbered where they are.';

interface RoofPlanProps {
  readonly className?: string | undefined;
}

/** The roof from above: hip, ridges, valleys, and twelve numbered points. */
export function RoofPlan({ className }: RoofPlanProps) {
  return (
    <DrawingSheet viewBox="34 22 526 448" label={words} labels="detail" className={className}>
      <PlanFaces />
      <PlanFittings />
      <DimensionLine from={[70, 48]} to={[490, 48]} text="56′" halo="white" />
      <DimensionLine from={[528, 90]} to={[528, 270]} text="24′" isTextLevel halo="white" />
      <path d="M70 58V78M490 58V78M500 90H522M500 270H522" stroke={paint('copper')} strokeWidth=".8" />
      <SheetLabel x={378} y={252} text="6/12" color={paint('ink')} anchor="start" size={13} halo="white" />
      <circle cx="96" cy="396" r="20" strokeWidth="1.2" />
      <path d="M96 369l7 33-7-5-7 5z" fill={paint('ink')} stroke="none" />
      <SheetLabel x={96} y={444} text="N" color={paint('ink')} size={13} halo="none" />
      {points.map((at, index) => (
        <Balloon key={at.join()} number={index + 1} at={at} />
      ))}
    </DrawingSheet>
  );
}
