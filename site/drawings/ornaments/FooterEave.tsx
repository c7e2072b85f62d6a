import { type DrawingProps, DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const shingleWidth = 68;
const courseHeight = 22;
/** Wider than most windows: a drawing that is enlarged loses its upper course. */
const sheetWidth = 40 * shingleWidth;

/** Joints of one course, from `start` to the right edge. */
function joints(start: number, top: number): string {
  const count = Math.ceil((sheetWidth - start) / shingleWidth);
  return `M${start} ${top}v${courseHeight}${`m${shingleWidth}-${courseHeight}v${courseHeight}`.repeat(count - 1)}`;
}

/** Two courses of shingles as the eave of the footer. */
export function FooterEave({ className }: DrawingProps) {
  return (
    <DrawingSheet
      viewBox={`0 0 ${sheetWidth} ${2 * courseHeight}`}
      fit="xMidYMax slice"
      className={className}
    >
      <path d={`M0 0H${sheetWidth}V${2 * courseHeight}H0z`} fill={paint('course')} stroke="none" />
      <path
        d={`M0 .75H${sheetWidth}M0 ${courseHeight}H${sheetWidth}${joints(0, 0)}${joints(shingleWidth / 2, courseHeight)}`}
        stroke={paint('course-line')}
      />
    </DrawingSheet>
  );
}
