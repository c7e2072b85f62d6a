import { DrawingSheet, paint } from '../sheet/DrawingSheet.tsx';
import { rainPath } from '../sheet/rain-path.ts';

const rain = rainPath({
  x: 0,
  y: 0,
  width: 1440,
  height: 520,
  drops: 130,
  seed: 17,
  lengths: [16, 24, 32, 42],
});

/** Rain behind the emergency band. */
export function RainPattern() {
  return (
    <DrawingSheet viewBox="0 0 1440 520" fit="xMidYMid slice">
      <path d={rain} stroke={paint('course-line')} />
    </DrawingSheet>
  );
}
