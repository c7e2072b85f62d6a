import { planDrawings as words } from '#content/pages/financing.ts';
import { DrawingSheet } from '../../drawings/sheet/DrawingSheet.tsx';
import { paint } from '../../drawings/sheet/paint.ts';
import { SheetLabel } from '../../drawings/sheet/SheetLabel.tsx';

const sheet = { viewBox: '10 0 540 214', labels: 'detail' } as const;
const roof = paint('patina');
const interest = paint('roof-architectural');
const foot = 180;

const Label = (place: { x: number; y: number; text: string; anchor?: 'end' }) => (
  <SheetLabel {...place} anchor={place.anchor ?? 'start'} size={17} color={paint('ink')} halo="none" />
);

/** The same term twice: with nothing left to pay, and with a balance that costs interest from the first day. */
export function SameAsCashDrawing() {
  return (
    <DrawingSheet {...sheet} label={words.sameAsCash}>
      <Label x={12} y={28} text={words.paidInTime} />
      <path d="M12 40H548v26H12z" fill={roof} stroke="none" />
      <Label x={12} y={104} text={words.balanceLeft} />
      <path d="M12 116H500v26H12z" fill={roof} stroke="none" />
      <path d="M501 117H547v24H501z" fill={paint('wall')} strokeDasharray="5 4" />
      <path d="M12 146H548v16H12z" fill={interest} stroke="none" />
      <path d={`M12 ${foot}H548M12 ${foot - 6}v12M548 ${foot - 6}v12`} />
      <Label x={12} y={208} text={words.purchase} />
      <Label x={548} y={208} text={words.lastDay} anchor="end" />
    </DrawingSheet>
  );
}

/** Monthly payments side by side: the same roof in few and in many. */
function Payments(props: { left: number; count: number; roofHeight: number; interestHeight: number }) {
  const { left, count, roofHeight, interestHeight } = props;
  const columns = (height: number, bottom: number) =>
    Array.from({ length: count }, (_, at) => `M${left + at * 29} ${bottom}v-${height}h23v${height}z`).join(
      '',
    );
  return (
    <>
      <path d={columns(roofHeight, foot)} fill={roof} stroke="none" />
      <path d={columns(interestHeight, foot - roofHeight)} fill={interest} stroke="none" />
    </>
  );
}

/** All payments of a plan together pay for the same roof. */
const shorter = { left: 12, count: 5, roofHeight: 110, interestHeight: 16 };
const longer = { left: 230, count: 11, roofHeight: 50, interestHeight: 24 };

/** A longer plan: lower payments, and more interest in all. */
export function ExtendedPlanDrawing() {
  return (
    <DrawingSheet {...sheet} label={words.extended}>
      <Payments {...shorter} />
      <Payments {...longer} />
      <path d={`M12 ${foot}H548`} />
      <Label x={shorter.left} y={208} text={words.shorter} />
      <Label x={longer.left} y={208} text={words.longer} />
    </DrawingSheet>
  );
}
