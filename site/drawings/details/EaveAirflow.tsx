import { arrowHeadPath, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';
import { onEaveSlope } from './eave-slope.ts';

/** Air in through the soffit, up between decking and baffle, on to the ridge. */
export function EaveAirflow() {
  const [low, middle, high] = [onEaveSlope(78, -9), onEaveSlope(250, -9), onEaveSlope(356, -9)];
  const [baffleFoot, baffleHead] = [onEaveSlope(92, -18), onEaveSlope(330, -18)];
  const at = (point: readonly number[]) => point.map(tenth).join(' ');
  return (
    <>
      <path d={`M${at(baffleFoot)}L${at(baffleHead)}`} strokeWidth="2.2" />
      <path
        d={`M216 520V446C216 418 214 378 ${at(low)}L${at(middle)}M${at(onEaveSlope(272, -9))}L${at(high)}`}
        stroke={paint('patina')}
        strokeWidth="2"
        strokeDasharray="8 5"
      />
      <path
        d={arrowHeadPath(low, onEaveSlope(258, -9), 13) + arrowHeadPath(low, onEaveSlope(364, -9), 13)}
        fill={paint('patina')}
        stroke="none"
      />
    </>
  );
}
