import type { SpacePoint } from '../geometry/camera.ts';
import { frontSlope } from '../house/house-feet.ts';
import { paint } from '../sheet/paint.ts';
import { heroHouseScene } from './hero-house-scene.ts';

/** A tarp over the ridge, battened down: what an emergency crew leaves behind the same night. */
export function StormTarp() {
  const { camera, feet } = heroHouseScene;
  const { origin, up } = frontSlope(feet);
  const at = (x: number, slope: number): SpacePoint => [
    x,
    origin[1] + up[1] * slope,
    origin[2] + up[2] * slope + 0.15,
  ];
  const { slopeLength } = feet;
  const [left, right, bottom] = [23.5, 34, slopeLength * 0.42];
  const battens = [left, right].flatMap((x) =>
    [0.08, 0.5, 0.9].map((share) => {
      const slope = bottom + (slopeLength - bottom) * share;
      return [at(x - 0.9, slope), at(x + 0.9, slope)];
    }),
  );
  return (
    <>
      <path
        d={camera.outline([
          at(left, bottom),
          at(right, bottom),
          at(right, slopeLength),
          at(left, slopeLength),
        ])}
        fill={paint('copper')}
      />
      <path
        d={camera.lines(
          [0.25, 0.5, 0.75].map((share) => {
            const x = left + (right - left) * share;
            return [at(x, bottom), at(x, slopeLength)];
          }),
        )}
        stroke={paint('roof-copper-deep')}
        strokeWidth="1.2"
      />
      <path d={camera.lines(battens)} stroke={paint('chalk')} strokeWidth="5" />
      <path d={camera.lines(battens)} strokeWidth="1.2" strokeDasharray="2 3" />
    </>
  );
}
