import { DrawingSheet } from '../sheet/DrawingSheet.tsx';
import { paint } from '../sheet/paint.ts';
import { SheetLabel } from '../sheet/SheetLabel.tsx';
import { LowSlopeDeck } from './LowSlopeDeck.tsx';

/** Modified bitumen: a base ply and a granuled cap ply whose laps never meet. */
export function PliedSeam({ className }: { readonly className?: string | undefined }) {
  return (
    <DrawingSheet
      viewBox="60 50 400 180"
      label="Modified bitumen in section: a base ply, and a cap ply with granules lapped at another place."
      className={className}
    >
      <LowSlopeDeck />
      <path d="M-6 147H150M112 141H140q8 0 12 3t10 3H526" strokeWidth="5" />
      <path d="M-6 139H100q10 0 14-3h28q8 0 14 3H372" stroke={paint('copper')} strokeWidth="5" />
      <path d="M310 132H362q10 0 14 3t12 4H526" stroke={paint('copper')} strokeWidth="5" />
      <path d="M2 133H104M310 126H360M394 133H520" strokeWidth="2.4" strokeDasharray=".5 6" />
      <path d="M162 133H304" strokeWidth="2.4" strokeDasharray=".5 6" />
      <path d="M338 126L322 84" strokeWidth="1.1" />
      <SheetLabel x={330} y={76} text="cap ply with granules" color={paint('ink')} size={16} halo="zinc" />
      <path d="M134 146L118 108" strokeWidth="1.1" />
      <SheetLabel x={82} y={102} text="base ply" color={paint('ink')} anchor="start" size={16} halo="zinc" />
    </DrawingSheet>
  );
}
