import { linesPath, tenth } from '../geometry/path-data.ts';
import { paint } from '../sheet/paint.ts';

const insulation = { left: 264, bottom: 377, top: 327, loopWidth: 20 };

/** Height of the batt at a place: full in the attic, cut back under the baffle towards the wall. */
const battHeight = (x: number) => Math.max(8, Math.min(insulation.bottom - insulation.top, (x - 244) / 2));

/** Wall, rafter, fascia, soffit, ceiling and insulation: what the roof rests on. */
export function EaveWall() {
  const { bottom, loopWidth } = insulation;
  const loops = Array.from({ length: 18 }, (_, loop) => {
    const x = 282 + loop * loopWidth;
    const height = battHeight(x);
    return `M${x} ${bottom - 2}c-9-${tenth(height * 0.36)} 0-${tenth(height - 4)} 10-${tenth(height - 4)}s19 ${tenth(height * 0.64)} 10 ${tenth(height - 4)}`;
  });
  const studs = Array.from({ length: 9 }, (_, stroke): [number, number][] => [
    [264, 404 + stroke * 18],
    [302, 420 + stroke * 18],
  ]);
  const siding = Array.from({ length: 4 }, (_, lap) => `M258 ${453 + lap * 27}h4v27h-12z`);
  return (
    <>
      <path d="M262 560V399h48V560z" fill={paint('wall')} strokeWidth="1.4" />
      <path d="M302 560V399" strokeWidth="1.1" />
      <path d={linesPath(studs)} stroke={paint('hair')} strokeWidth="1" />
      <path d={siding.join('')} fill={paint('side')} strokeWidth="1.1" />
      <path d="M262 377h40v11h-40zM262 388h40v11h-40z" fill={paint('wood')} />
      <path
        d="M262 377l40 11M262 388l40-11M262 388l40 11M262 399l40-11"
        stroke={paint('wood-line')}
        strokeWidth=".8"
      />
      <path d="M176 393L650 156V203L302 377H262V397L176 440z" fill={paint('wood')} strokeWidth="1.3" />
      <path d="M420 292l190-95M390 298l110-55" stroke={paint('wood-line')} strokeWidth=".8" />
      <path d="M302 377H650V391H302z" fill={paint('wood')} />
      <path d="M302 391H650V398H302z" fill={paint('wall')} />
      <path d="M264 377V367L344 327H650V377z" fill={paint('insulation')} stroke="none" />
      <path d={loops.join('')} stroke={paint('copper')} strokeWidth="1" strokeOpacity=".75" />
      <path d="M163 389h13v64h-13zM176 445h82v8h-82z" fill={paint('wall')} strokeWidth="1.3" />
      <path d="M198 449h36" strokeWidth="3" strokeDasharray="3 4" strokeLinecap="butt" />
    </>
  );
}
