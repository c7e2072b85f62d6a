import type { ReactNode } from 'react';
import type { ProductServiceSlug } from '#client/shapes/business.ts';
import { rectangle } from '../geometry/faces.ts';
import { copperLook, lookOf, paleSlate, type RoofLook } from '../roof-surface/roof-looks.ts';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { rainPath } from '../sheet/rain-path.ts';
import { CommercialRoofingDrawing } from './CommercialRoofingDrawing.tsx';
import { EmergencyRepairsDrawing, stormRain } from './EmergencyRepairsDrawing.tsx';
import { FlatRoofSystemsDrawing } from './FlatRoofSystemsDrawing.tsx';
import { CornerEdge, CornerRidge, CornerRoof, slopeOutline } from './RoofCorner.tsx';
import { RoofInspectionDrawing } from './RoofInspectionDrawing.tsx';

type Patch = readonly [left: number, bottom: number, right: number, top: number];

/** Where wind and age have taken shingles. */
const manyGaps: readonly Patch[] = [
  [2.5, 1.5, 5, 3],
  [4.4, 6, 6.4, 7.5],
  [8.8, 3, 12, 4.5],
  [10.6, 7.5, 13, 9],
  [12.6, 0, 14.4, 1.5],
];
const oneGap: readonly Patch[] = [
  [5.9, 3, 9.6, 4.5],
  [7.1, 4.5, 8.4, 6],
];
const slippedTiles: readonly Patch[] = [
  [4, 2, 5.4, 4],
  [9.6, 5.2, 11, 7.2],
  [12.4, 1, 13.8, 3],
];

interface CornerProps {
  readonly look: RoofLook;
  /** Down to the wood or the underlayment. */
  readonly gaps?: readonly Patch[];
  readonly children?: ReactNode;
}

function Corner({ look, gaps = [], children }: CornerProps) {
  return (
    <>
      <CornerEdge />
      <CornerRoof look={look} seed={3} />
      <path
        d={gaps.map((gap) => slopeOutline(rectangle(...gap))).join('')}
        fill={paint('wood')}
        strokeWidth="1.1"
      />
      {children}
      <CornerRidge />
    </>
  );
}

/** The same roof before the work and after it. */
const pairs: Readonly<Record<ProductServiceSlug, readonly [before: ReactNode, after: ReactNode]>> = {
  'roof-replacement': [
    <Corner key="before" look={lookOf('asphalt')} gaps={manyGaps} />,
    <Corner key="after" look={lookOf('architectural')} />,
  ],
  'roof-repair': [
    <Corner key="before" look={lookOf('asphalt')} gaps={oneGap} />,
    <Corner key="after" look={lookOf('asphalt')}>
      {oneGap.map((gap) => (
        <CornerRoof key={gap.join()} look={copperLook('asphalt')} corners={rectangle(...gap)} seed={2} />
      ))}
    </Corner>,
  ],
  'tile-roofing': [
    <Corner key="before" look={lookOf('tile')} gaps={slippedTiles} />,
    <Corner key="after" look={lookOf('tile')} />,
  ],
  'metal-roofing': [
    <Corner key="before" look={lookOf('asphalt')} gaps={manyGaps} />,
    <Corner key="after" look={lookOf('metal')} />,
  ],
  'flat-roof-systems': [
    <FlatRoofSystemsDrawing key="before" hasPond />,
    <FlatRoofSystemsDrawing key="after" />,
  ],
  'commercial-roofing': [
    <CommercialRoofingDrawing key="before" hasPonds />,
    <CommercialRoofingDrawing key="after" />,
  ],
  'emergency-repairs': [
    <Corner key="before" look={lookOf('architectural')} gaps={oneGap}>
      <path d={rainPath(stormRain)} stroke={paint('mid')} strokeWidth="1.2" />
    </Corner>,
    <EmergencyRepairsDrawing key="after" />,
  ],
  'roof-inspection': [<Corner key="before" look={paleSlate} />, <RoofInspectionDrawing key="after" />],
};

interface RoofBeforeAfterProps {
  readonly service: ProductServiceSlug;
  readonly when: 'before' | 'after';
}

/** One of the two; the words under it say what it shows. */
export function RoofBeforeAfter({ service, when }: RoofBeforeAfterProps) {
  return <DrawingSheet viewBox="0 0 288 184">{pairs[service][when === 'before' ? 0 : 1]}</DrawingSheet>;
}
