import { rectangle, segment } from '../geometry/faces.ts';
import { copperLook, lookOf } from '../roof-surface/roof-looks.ts';
import { paint } from '../sheet/paint.ts';
import { CornerEdge, CornerRidge, CornerRoof, roofCorner, slopeLines, slopeOutline } from './RoofCorner.tsx';

const exposure = 1.5;
const courses = 7;
const copperCourse = 3;
/** Left end of a course, stepped back as the crew leaves it. */
const courseStart = (course: number) => 6.6 + course * 0.75 + (course % 2 === 1 ? 0.8 : 0);

/** From left to right: bare boards, membrane, new shingles, and the one being set. */
export function RoofReplacementDrawing() {
  const { length, slopeLength } = roofCorner;
  const boards = Array.from({ length: 7 }, (_, board) => (board + 1) * 1.3);
  return (
    <>
      <CornerEdge />
      <path d={slopeOutline(rectangle(0, 0, length, slopeLength))} fill={paint('wood')} />
      <path
        d={slopeLines(boards.map((up) => segment([0, up], [4.4, up])))}
        stroke={paint('wood-line')}
        strokeWidth=".9"
      />
      <path
        d={slopeOutline([
          [3.2, 0],
          [length, 0],
          [length, slopeLength],
          [4.4, slopeLength],
        ])}
        fill={paint('water')}
        strokeWidth="1.3"
      />
      <path
        d={slopeLines([1, 2, 3].map((lap) => segment([3.2 + 0.3 * lap, lap * 2.5], [length, lap * 2.5])))}
        stroke={paint('patina')}
        strokeWidth=".8"
        strokeDasharray="3 3"
      />
      {Array.from({ length: courses }, (_, course) => (
        <CornerRoof
          // biome-ignore lint/suspicious/noArrayIndexKey: a course is its place
          key={course}
          look={lookOf('architectural')}
          corners={rectangle(
            courseStart(course),
            course * exposure,
            length,
            Math.min(slopeLength, (course + 1) * exposure),
          )}
          seed={course + 4}
          strokeWidth={0.9}
        />
      ))}
      <CornerRoof
        look={copperLook('asphalt')}
        corners={rectangle(
          courseStart(copperCourse) - 2.4,
          copperCourse * exposure,
          courseStart(copperCourse),
          (copperCourse + 1) * exposure,
        )}
        seed={2}
        strokeWidth={1.3}
      />
      <CornerRidge />
    </>
  );
}
