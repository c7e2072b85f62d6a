import type { ReactNode } from 'react';
import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { LowSlopeDeck } from './LowSlopeDeck.tsx';

/** The worn membrane: small waves, one open lap. */
const wornMembrane = (
  <path
    d="M-6 146q20-4 40 0t40 0 40 0 40 0 40 0h40l20-8M214 146q20-3 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
    strokeWidth="5"
  />
);

const treatments = {
  repair: {
    words: 'A worn roof membrane in section with a patch over its open seam.',
    name: 'patch over the seam',
    layers: (
      <>
        <LowSlopeDeck />
        {wornMembrane}
        <path d="M188 140q30-10 46-10t70 10" stroke={paint('copper')} strokeWidth="6" />
      </>
    ),
    spot: 'M244 126L256 84',
  },
  coat: {
    words: 'A worn roof membrane in section under a coating without seams.',
    name: 'coating, no seams',
    layers: (
      <>
        <LowSlopeDeck />
        {wornMembrane}
        <path d="M-6 139H200q18 0 30-6t26 0 26 6H526" stroke={paint('copper')} strokeWidth="7" />
      </>
    ),
    spot: 'M244 124L256 84',
  },
  cover: {
    words: 'A worn roof membrane in section under a cover board and a new membrane.',
    name: 'board and new membrane',
    layers: (
      <>
        <LowSlopeDeck />
        {wornMembrane}
        <path d="M-4 114H524V136H-4z" fill={paint('wall')} />
        <path d="M-6 110H526" stroke={paint('copper')} strokeWidth="6" />
      </>
    ),
    spot: 'M244 106L256 76',
  },
  'tear-off': {
    words: 'A bare deck in section with new insulation and a new membrane.',
    name: 'all new down to the deck',
    layers: (
      <>
        <path d="M-4 136H524V192H-4z" fill={paint('insulation')} />
        <path d="M0 164H520M130 136V164M390 136V164M260 164V192" stroke={paint('copper')} strokeWidth="1" />
        <path d="M-4 192H524V210H-4z" fill={paint('wood')} />
        <path d="M-6 131H526" stroke={paint('copper')} strokeWidth="6" />
      </>
    ),
    spot: 'M244 126L256 84',
  },
} as const satisfies Record<string, { words: string; name: string; layers: ReactNode; spot: string }>;

interface RoofTreatmentProps {
  readonly treatment: keyof typeof treatments;
  readonly className?: string | undefined;
}

/** Four ways to treat an aging low-slope roof; copper is what is new. */
export function RoofTreatment({ treatment, className }: RoofTreatmentProps) {
  const { layers, name, spot, words } = treatments[treatment];
  return (
    <DrawingSheet viewBox="100 40 320 190" label={words} className={className}>
      {layers}
      <path d={spot} strokeWidth="1.1" />
      <SheetLabel
        x={260}
        y={treatment === 'cover' ? 66 : 74}
        text={name}
        color={paint('ink')}
        size={17}
        halo="zinc"
      />
    </DrawingSheet>
  );
}
