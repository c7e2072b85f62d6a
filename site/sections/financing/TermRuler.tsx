import { offers } from '#client/shapes/offers.ts';
import { offerWords } from '#content/business/offer-words.ts';
import { sameAsCashSection } from '#content/pages/financing.ts';
import { DimensionLine } from '../../drawings/sheet/DimensionLine.tsx';
import { DrawingSheet } from '../../drawings/sheet/DrawingSheet.tsx';
import { paint } from '../../drawings/sheet/paint.ts';
import { SheetLabel } from '../../drawings/sheet/SheetLabel.tsx';

const { from: shortestMonths, to: longestMonths } = offers.extendedPlanMonths;
const sheetWidth = 640;
const left = 24;
const unitsPerMonth = (sheetWidth - 2 * left) / longestMonths;
const course = { height: 34, pitch: 46, top: 24 };
const monthsPerTick = 12;

const at = (months: number) => left + months * unitsPerMonth;
const extendedTop = course.top + sameAsCashSection.plans.length * course.pitch;
const rulerTop = extendedTop + course.height + 58;
const sheetHeight = rulerTop + 48;
const ticks = Array.from({ length: longestMonths / monthsPerTick + 1 }, (_, tick) => tick * monthsPerTick);
const joints = ticks.filter((months) => months > shortestMonths && months < longestMonths);

const words = `The plans to scale: ${offerWords.sameAsCashMonths} at ${offerWords.sameAsCashRate}, and extended plans of ${offerWords.extendedPlanMonths}.`;

/** Every plan, once, on one scale of months: patina costs no interest, slate does. */
export function TermRuler() {
  return (
    <DrawingSheet viewBox={`0 0 ${sheetWidth} ${sheetHeight}`} label={words} labels="detail">
      {sameAsCashSection.plans.map(({ months, text }, row) => (
        <g key={months}>
          <rect
            x={left}
            y={course.top + row * course.pitch}
            width={months * unitsPerMonth}
            height={course.height}
            fill={paint('patina')}
            stroke="none"
          />
          <SheetLabel
            x={at(months) + 12}
            y={course.top + row * course.pitch + course.height * 0.65}
            text={text}
            size={17}
            color={paint('ink')}
            anchor="start"
            halo="none"
          />
        </g>
      ))}
      <path
        d={`M${at(shortestMonths)} ${extendedTop}H${at(longestMonths)}v${course.height}H${at(shortestMonths)}z`}
        fill={paint('roof-architectural')}
        stroke="none"
      />
      <path
        d={joints.map((months) => `M${at(months)} ${extendedTop}v${course.height}`).join('')}
        stroke={paint('wall')}
        strokeWidth="2"
        strokeLinecap="butt"
      />
      <DimensionLine
        from={[at(shortestMonths), extendedTop + course.height + 24]}
        to={[at(longestMonths), extendedTop + course.height + 24]}
        text={offerWords.extendedPlanMonths}
      />
      <path
        d={`M${left} ${rulerTop}H${at(longestMonths)}${ticks.map((months) => `M${at(months)} ${rulerTop}v${months % 24 === 0 ? 12 : 7}`).join('')}`}
      />
      {ticks
        .filter((months) => months % 24 === 0)
        .map((months) => (
          <SheetLabel
            key={months}
            x={at(months)}
            y={rulerTop + 34}
            text={String(months)}
            anchor={months === 0 ? 'start' : months === longestMonths ? 'end' : 'middle'}
            size={17}
            color={paint('ink')}
            weight={500}
            halo="none"
          />
        ))}
    </DrawingSheet>
  );
}
