import type { ReactNode } from 'react';
import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { Leader } from '../sheet/SheetLabel.tsx';

/** Insulation boards on the deck, staggered in two layers so that no joint runs through. */
const deck = (
  <>
    <path d="M-4 152H524V192H-4z" fill={paint('insulation')} />
    <path d="M130 152V172M390 152V172M0 172H520M260 172V192" stroke={paint('wood-line')} strokeWidth="1" />
    <path d="M-4 192H524V210H-4z" fill={paint('wood')} />
  </>
);

const seam = (label: string, sheets: ReactNode) => (
  <DrawingSheet viewBox="60 50 400 180" label={label}>
    {deck}
    {sheets}
  </DrawingSheet>
);

/** The deck under a worn membrane: small waves, one open lap. */
const wornRoof = (
  <>
    {deck}
    <path
      d="M-6 148q20-4 40 0t40 0 40 0 40 0 40 0h40l20-8M214 148q20-3 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      strokeWidth="5"
    />
  </>
);

interface TreatmentProps {
  readonly label: string;
  readonly name: string;
  /** Of what the name speaks of, and of the name. */
  readonly heights: readonly [spot: number, name: number];
  readonly children: ReactNode;
}

/** One way to treat an aging low-slope roof; what is new is patina. */
const Treatment = ({ label, name, heights: [spot, top], children }: TreatmentProps) => (
  <DrawingSheet viewBox="100 40 320 190" label={label}>
    {children}
    <Leader from={[244, spot]} to={[256, top + 10]} text={name} textAt={[260, top]} size={17} />
  </DrawingSheet>
);

/** By the option that they show. */
export const lowSlopeProfiles = {
  // The edge of one sheet is screwed down, the next is welded over it.
  tpo: seam(
    'TPO seam in section: a screwed sheet edge, covered by the next sheet, which is welded to it with hot air.',
    <>
      <path d="M-6 146H336" strokeWidth="5" />
      <path d="M304 140V204" strokeWidth="4" />
      <path d="M290 140h28" strokeWidth="5" />
      <path d="M178 138H272q20 0 28-7h16q10 0 16 7t18 8H526" stroke={paint('roof-worked')} strokeWidth="5" />
      <path d="M186 142h62" stroke={paint('roof-worked-line')} strokeWidth="3.5" strokeDasharray="1 7" />
      <Leader from={[214, 132]} to={[196, 84]} text="hot-air weld" textAt={[190, 76]} />
      <Leader from={[306, 126]} to={[322, 106]} text="covered screw" textAt={[322, 96]} />
    </>,
  ),
  // Rubber cannot be welded, so tape over primer holds the lap.
  epdm: seam(
    'EPDM seam in section: two rubber sheets lapped, with seam tape between them.',
    <>
      <path d="M-6 146H340" strokeWidth="6" />
      <path d="M192 138H322" stroke={paint('roof-worked')} strokeWidth="6" />
      <path d="M178 130H326q14 0 20 8t18 8H526" strokeWidth="6" />
      <Leader from={[250, 138]} to={[236, 84]} text="seam tape over primer" textAt={[228, 76]} />
    </>,
  ),
  // A base ply and a granuled cap ply whose laps never meet.
  'modified-bitumen': seam(
    'Modified bitumen in section: a base ply, and a cap ply with granules lapped at another place.',
    <>
      <path d="M-6 147H150M112 141H140q8 0 12 3t10 3H526" strokeWidth="5" />
      <path d="M-6 139H100q10 0 14-3h28q8 0 14 3H372" stroke={paint('roof-worked')} strokeWidth="5" />
      <path d="M310 132H362q10 0 14 3t12 4H526" stroke={paint('roof-worked')} strokeWidth="5" />
      <path d="M2 133H104M310 126H360M394 133H520" strokeWidth="2.4" strokeDasharray=".5 6" />
      <path d="M162 133H304" strokeWidth="2.4" strokeDasharray=".5 6" />
      <Leader from={[338, 126]} to={[322, 84]} text="cap ply with granules" textAt={[330, 76]} />
      <Leader from={[134, 146]} to={[118, 108]} text="base ply" textAt={[82, 102]} anchor="start" />
    </>,
  ),
  repair: (
    <Treatment
      label="A worn roof membrane in section with a patch over its open seam."
      name="patch over the seam"
      heights={[126, 74]}
    >
      <path
        d="M180 149q2-8 14-8 18 0 32-6t28-2q18 6 44 7 12 1 14 9z"
        fill={paint('roof-worked')}
        stroke="none"
      />
      {wornRoof}
    </Treatment>
  ),
  coat: (
    <Treatment
      label="A worn roof membrane in section under a coating without seams."
      name="coating, no seams"
      heights={[124, 74]}
    >
      <path d="M-6 149V138H194q18 0 32-6t28-2q18 8 38 8H526V149z" fill={paint('roof-worked')} stroke="none" />
      {wornRoof}
    </Treatment>
  ),
  cover: (
    <Treatment
      label="A worn roof membrane in section under a cover board and a new membrane."
      name="board and new membrane"
      heights={[112, 66]}
    >
      {wornRoof}
      <path d="M-4 120H524V144H-4z" fill={paint('wall')} />
      <path d="M-6 117H526" stroke={paint('roof-worked')} strokeWidth="6" />
    </Treatment>
  ),
  'tear-off': (
    <Treatment
      label="A bare deck in section with new insulation and a new membrane."
      name="all new down to the deck"
      heights={[126, 74]}
    >
      <path d="M-4 136H524V192H-4z" fill={paint('roof-worked-side')} />
      <path
        d="M0 164H520M130 136V164M390 136V164M260 164V192"
        stroke={paint('roof-worked-line')}
        strokeWidth="1"
      />
      <path d="M-4 192H524V210H-4z" fill={paint('wood')} />
      <path d="M-6 133H526" stroke={paint('roof-worked')} strokeWidth="6" />
    </Treatment>
  ),
};
