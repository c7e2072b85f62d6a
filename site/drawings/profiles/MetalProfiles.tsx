import { DimensionLine } from '../sheet/DimensionLine.tsx';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { Leader, SheetLabel } from '../sheet/SheetLabel.tsx';

/** Decking and underlayment that both profiles lie on. */
const deck = (
  <>
    <path d="M-4 166H524V192H-4z" fill={paint('wood')} />
    <path d="M0 160H520V166H0z" fill={paint('patina')} stroke="none" />
  </>
);

const seams = [142, 366] as const;
const panelHeight = 152;
/** The folded edge that each panel hooks over its neighbor, from the flat up. */
const fold = 'V74q0-8 8-8h12q8 0 8 8v22';
/** Screwed down beside the upright edge it hooks over; the next panel covers both. */
const clipPath = (seam: number) => `M${seam - 30} 158H${seam + 8}V77q0-3 3-3h8q3 0 3 3v9`;

const [left, right] = seams;
const upright = (seam: number) => `M${seam + 16} 82V${panelHeight}`;

const ribSpacing = 122;
const ribs = [20, 142, 264, 386, 508];
const screws = ribs.map((rib) => rib - 14);
const firstRibMiddle = 47;

/** By the option that they show. */
export const metalProfiles = {
  // Panels joined over hidden clips, the middle one in patina. Nothing pierces a panel.
  'standing-seam': (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Standing seam in section: panels 16 inches wide folded over 2-inch seams, held by hidden clips."
      labels="detail"
    >
      {deck}
      <path d={seams.map((seam) => `M${seam - 16} 157V187`).join('')} strokeWidth="4" />
      <path d={seams.map((seam) => `M${seam - 21} 156h10`).join('')} strokeWidth="4" />
      <path d={seams.map(clipPath).join('')} stroke={paint('mid')} strokeWidth="3" />
      <g strokeWidth="5">
        <path d={`${upright(right)}H526M-6 ${panelHeight}H${left}${fold}`} />
        <path d={`${upright(left)}H${right}${fold}`} stroke={paint('roof-worked')} />
      </g>
      <DimensionLine from={[104, 66]} to={[104, panelHeight]} />
      <SheetLabel x={92} y={115} text="2″" anchor="end" size={18} halo="zinc" />
      <DimensionLine from={[left + 8, 34]} to={[right + 8, 34]} text="16″ panel" />
      <Leader
        from={[right - 16, 180]}
        to={[right - 2, 216]}
        text="clip and screw, hidden"
        textAt={[right - 8, 232]}
        anchor="end"
      />
    </DrawingSheet>
  ),
  // A ribbed sheet screwed down through its face: every screw has a gasket that ages.
  'exposed-fastener': (
    <DrawingSheet
      viewBox="0 0 520 250"
      label="Exposed fastener in section: a ribbed sheet 36 inches wide, ribs 12 inches apart, screwed through its face with gaskets."
      labels="detail"
    >
      {deck}
      <path d={`M-6 158H${ribs.map((rib) => `${rib}l14-38h26l14 38`).join('H')}`} strokeWidth="5" />
      <path d={screws.map((x) => `M${x} 148V188`).join('')} strokeWidth="4" />
      <path
        d={screws.map((x) => `M${x - 9} 150h18`).join('')}
        stroke={paint('roof-worked')}
        strokeWidth="7"
      />
      <DimensionLine from={[firstRibMiddle, 86]} to={[firstRibMiddle + ribSpacing, 86]} text="12″" />
      <Leader
        from={[251, 140]}
        to={[268, 66]}
        text="gasketed screw, in the face"
        textAt={[506, 60]}
        anchor="end"
      />
      <DimensionLine
        from={[firstRibMiddle, 218]}
        to={[firstRibMiddle + 3 * ribSpacing, 218]}
        text="36″ sheet"
      />
    </DrawingSheet>
  ),
};
