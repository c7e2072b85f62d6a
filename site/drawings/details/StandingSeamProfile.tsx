import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { PanelDeck } from './PanelDeck.tsx';

interface ProfileProps {
  readonly className?: string | undefined;
}

/** Two panels joined over a hidden clip: one in ink, the next in copper. */
export function StandingSeamProfile({ className }: ProfileProps) {
  return (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Standing seam in section: panels 16 inches wide folded over 2-inch seams, held by hidden clips."
      labels="detail"
      className={className}
    >
      <PanelDeck />
      <g strokeWidth="5">
        <path d="M-6 158H148V74q0-8 8-8h6q8 0 8 8v22" />
        <path d="M156 78V157H372V74q0-8 8-8h6q8 0 8 8v22" stroke={paint('copper')} />
        <path d="M380 78V157H526" />
      </g>
      <path d="M160 153h38" stroke={paint('mid')} strokeWidth="3" />
      <path d="M186 144V186" strokeWidth="4" />
      <path d="M178 143h16" strokeWidth="5" />
      <DimensionLine from={[110, 66]} to={[110, 158]} />
      <SheetLabel x={98} y={117} text="2″" anchor="end" size={17} halo="zinc" />
      <DimensionLine from={[152, 218]} to={[376, 218]} text="16″ panel" textSize={17} halo="zinc" />
      <path d="M189 138L206 112" strokeWidth="1.1" />
      <SheetLabel
        x={211}
        y={110}
        text="clip, hidden"
        color={paint('ink')}
        anchor="start"
        size={16}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
