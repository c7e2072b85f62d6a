import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';

const shingleWidth = 52;
const courseHeight = 32;
const sheet = { width: 140, height: 416 };
const courses = Array.from({ length: sheet.height / courseHeight }, (_, course) => course);

/** The half shingle that fills the end of a course of cards. */
export function ShingleColumn() {
  const edges = courses.map((course) => `M0 ${course * courseHeight}H${sheet.width}`);
  const slots = courses.map((course) => {
    const start = course % 2 === 0 ? -8 : 18;
    return `M${start} ${(course + 1) * courseHeight}v-20${`m${shingleWidth} 20v-20`.repeat(3)}`;
  });
  return (
    <DrawingSheet viewBox={`0 0 ${sheet.width} ${sheet.height}`} fit="xMidYMid slice">
      <path d={edges.join('') + slots.join('')} stroke={paint('course-quiet')} />
    </DrawingSheet>
  );
}
