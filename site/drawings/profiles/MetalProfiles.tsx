import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { type DrawingProps, DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { Leader } from '../sheet/Leader.tsx';
import { largestLabels } from '../sheet/lay-dimension.ts';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';

/** Decking and underlayment that both profiles lie on. */
const deck = (
  <>
    <path d="M-4 166H524V192H-4z" fill={paint('wood')} />
    <path d="M0 160H520V166H0z" fill={paint('patina')} stroke="none" />
  </>
);

/** Two panels joined over a hidden clip: one in ink, the next in copper. */
export function StandingSeamProfile({ className }: DrawingProps) {
  return (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Standing seam in section: panels 16 inches wide folded over 2-inch seams, held by hidden clips."
      labels="detail"
      className={className}
    >
      {deck}
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
      <DimensionLine
        from={[152, 218]}
        to={[376, 218]}
        text="16″ panel"
        textSize={17}
        largestTextSize={largestLabels.detail}
      />
      <Leader from={[189, 138]} to={[206, 112]} text="clip, hidden" textAt={[211, 110]} anchor="start" />
    </DrawingSheet>
  );
}

const ribSpacing = 122;
const ribs = [20, 142, 264, 386, 508];
const screws = ribs.map((rib) => rib - 14);

/** A ribbed sheet screwed down through its face: every screw has a gasket that ages. */
export function ExposedFastenerProfile({ className }: DrawingProps) {
  return (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Exposed fastener in section: a ribbed sheet 36 inches wide, ribs 12 inches apart, screwed through its face with gaskets."
      labels="detail"
      className={className}
    >
      {deck}
      <path d={`M-6 158H${ribs.map((rib) => `${rib}l14-38h26l14 38`).join('H')}`} strokeWidth="5" />
      <path d={screws.map((x) => `M${x} 148V188`).join('')} strokeWidth="4" />
      <path d={screws.map((x) => `M${x - 9} 150h18`).join('')} stroke={paint('copper')} strokeWidth="7" />
      <DimensionLine
        from={[47, 86]}
        to={[47 + ribSpacing, 86]}
        text="12″"
        textSize={17}
        largestTextSize={largestLabels.detail}
      />
      <Leader from={[251, 140]} to={[268, 66]} text="gasketed screw, in the face" textAt={[376, 60]} />
      <DimensionLine
        from={[20, 218]}
        to={[500, 218]}
        text="36″ sheet"
        textSize={17}
        largestTextSize={largestLabels.detail}
      />
    </DrawingSheet>
  );
}
