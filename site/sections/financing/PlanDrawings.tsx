import { planDrawings as words } from '#content/pages/financing.ts';
import { DrawingSheet } from '../../drawings/sheet/DrawingSheet.tsx';
import { paint } from '../../drawings/sheet/paint.ts';
import { SheetLabel } from '../../drawings/sheet/SheetLabel.tsx';

const right = 400;

/** What a plan costs in all: the roof and, for some, interest. */
function Cost({ top, label, sum, interest }: { top: number; label: string; sum: string; interest: number }) {
  return (
    <>
      <SheetLabel x={12} y={top} anchor="start" size={17} color={paint('ink')} halo="none" text={label} />
      <path d={`M12 ${top + 12}H${right}v40H12z`} fill={paint('patina')} stroke="none" />
      <path
        d={`M${right} ${top + 12}h${interest}v40h-${interest}z`}
        fill={paint('roof-architectural')}
        stroke="none"
      />
      <SheetLabel x={24} y={top + 39} anchor="start" size={19} color={paint('wall')} halo="none" text={sum} />
    </>
  );
}

/** The same roof by two plans of one kind. */
function Costs({
  label,
  plans,
  sum,
}: {
  label: string;
  plans: readonly (readonly [string, number])[];
  sum: string;
}) {
  return (
    <DrawingSheet viewBox="10 0 540 170" labels="detail" label={label}>
      {plans.map(([text, interest], at) => (
        <Cost key={text} top={24 + 86 * at} label={text} sum={sum} interest={interest} />
      ))}
    </DrawingSheet>
  );
}

/** Interest on the whole sum, and from the first day, where a balance is left. */
export const SameAsCashDrawing = ({ sum }: { readonly sum: string }) => (
  <Costs
    label={words.sameAsCash}
    sum={sum}
    plans={[
      [words.paidInTime, 0],
      [words.balanceLeft, 110],
    ]}
  />
);

/** A longer plan: more interest in all. */
export const ExtendedPlanDrawing = ({ sum }: { readonly sum: string }) => (
  <Costs
    label={words.extended}
    sum={sum}
    plans={[
      [words.shorter, 60],
      [words.longer, 148],
    ]}
  />
);
