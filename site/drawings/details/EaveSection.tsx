import type { SheetPoint } from '../geometry/path-data.ts';
import { Balloon } from '../sheet/Balloon.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { EaveAirflow } from './EaveAirflow.tsx';
import { EaveRoofLayers } from './EaveRoofLayers.tsx';
import { EaveWall } from './EaveWall.tsx';
import { onEaveSlope } from './eave-slope.ts';

/** The parts the numbers stand for, in order. */
export const eaveParts = [
  'Starter course',
  'Drip edge, new',
  'Ice-and-water membrane, past the wall line',
  'Synthetic underlayment',
  'Shingles, six nails each',
  'Gutter, checked for fall',
  'Soffit vent, kept open',
  'Attic insulation, clear of the baffle',
] as const;

const callouts: readonly { readonly spot: SheetPoint; readonly offset: SheetPoint }[] = [
  { spot: onEaveSlope(-8, 19), offset: [-34, -66] },
  { spot: onEaveSlope(26, 12.5), offset: [-8, -96] },
  { spot: onEaveSlope(150, 13.5), offset: [-32, -86] },
  { spot: onEaveSlope(326, 13), offset: [-16, -88] },
  { spot: onEaveSlope(234, 24), offset: [-24, -92] },
  { spot: [126, 424], offset: [-24, 40] },
  { spot: [214, 450], offset: [-50, 52] },
  { spot: [500, 352], offset: [34, 92] },
];

const words =
  'Section through an eave: decking, ice-and-water membrane, underlayment, drip edge, shingles, gutter, soffit vent and attic insulation, numbered one to eight.';

interface EaveSectionProps {
  readonly className?: string | undefined;
}

/** The edge of a roof cut open, with eight numbered parts. */
export function EaveSection({ className }: EaveSectionProps) {
  return (
    <DrawingSheet viewBox="80 84 560 456" label={words} labels="detail" className={className}>
      <EaveWall />
      <EaveRoofLayers />
      <EaveAirflow />
      <path d="M500 150l84-42h-84z" stroke={paint('copper')} strokeWidth="1.6" />
      <SheetLabel x={542} y={100} text="12" size={15} halo="white" />
      <SheetLabel x={491} y={135} text="6" size={15} anchor="end" halo="white" />
      {callouts.map(({ spot, offset }, index) => (
        <Balloon
          key={eaveParts[index]}
          number={index + 1}
          at={[spot[0] + offset[0], spot[1] + offset[1]]}
          pointsTo={spot}
          leaderColor={paint('ink')}
        />
      ))}
    </DrawingSheet>
  );
}
