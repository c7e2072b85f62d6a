import type { SpacePoint } from '../geometry/camera.ts';
import { paleSlate } from '../roof-surface/roof-looks.ts';
import { Balloon } from '../sheet/Balloon.tsx';
import { paint } from '../sheet/paint.ts';
import { CornerEdge, CornerRidge, CornerRoof, onSlope, roofCorner } from './RoofCorner.tsx';

const points = [
  { number: 1, across: 3.2, up: 7.2, dx: -26, dy: -16 },
  { number: 5, across: 8.2, up: 5.2, dx: -2, dy: -46 },
  { number: 9, across: 13.4, up: 6.4, dx: 6, dy: -30 },
  { number: 12, across: 12.2, up: 1.6, dx: 26, dy: 22 },
];

const ladder = { left: 4.2, right: 5.9, foot: 0.12, rungs: 5 };
/** A place on the ladder: 0 at its foot, 1 above the eave. */
const onLadder = (across: number, share: number): SpacePoint => [
  across,
  -3 + 3.7 * share,
  -1.9 + 3.8 * share,
];

/** A ladder at the eave and four of the twelve points. */
export function RoofInspectionDrawing() {
  const { camera } = roofCorner;
  const stiles = camera.lines([
    [onLadder(ladder.left, ladder.foot), onLadder(ladder.left, 1)],
    [onLadder(ladder.right, ladder.foot), onLadder(ladder.right, 1)],
  ]);
  const rungs = Array.from({ length: ladder.rungs }, (_, rung) => {
    const share = 0.22 + rung * 0.16;
    return [onLadder(ladder.left, share), onLadder(ladder.right, share)];
  });
  return (
    <>
      <CornerEdge />
      <CornerRoof look={paleSlate} seed={3} />
      <CornerRidge />
      <path d={stiles} stroke={paint('wall')} strokeWidth="4.6" />
      <path d={stiles} strokeWidth="1.6" />
      <path d={camera.lines(rungs)} strokeWidth="1.4" />
      {points.map(({ number, across, up, dx, dy }) => {
        const spot = camera.project(onSlope(across, up, 0.1));
        return (
          <Balloon
            key={number}
            number={number}
            at={[spot[0] + dx, spot[1] + dy]}
            radius={11}
            pointsTo={spot}
          />
        );
      })}
    </>
  );
}
