import { useEffect, useRef, useState } from 'react';
import type { RoofCovering, RoofLook } from '../roof-surface/RoofPlane.tsx';

/** As motion.css sets it: 0 for a visitor who asked for less motion. */
function durationMs(token: '--medium' | '--slow'): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return (Number.parseFloat(text) || 0) * (text.endsWith('ms') ? 1 : 1000);
}

interface Growing {
  readonly storyCount: number;
  readonly pitchInches: number;
}

/** Follows a change of stories or pitch over a while, so that the visitor sees what the answer did. */
export function useInterpolatedShape(storyCount: number, pitchInches: number): Growing {
  const [shape, setShape] = useState<Growing>({ storyCount, pitchInches });
  const shown = useRef(shape);

  useEffect(() => {
    const from = shown.current;
    const show = (next: Growing) => {
      shown.current = next;
      setShape(next);
    };
    if (from.storyCount === storyCount && from.pitchInches === pitchInches) return;
    const growthMs = durationMs('--slow');
    if (growthMs === 0) {
      show({ storyCount, pitchInches });
      return;
    }
    let startMs: number | undefined;
    let request = requestAnimationFrame(function step(nowMs) {
      startMs ??= nowMs;
      const passed = Math.min(1, (nowMs - startMs) / growthMs);
      // Quick at first, then settling: close to the easing of the motion tokens.
      const share = 1 - (1 - passed) ** 3;
      show({
        storyCount: from.storyCount + (storyCount - from.storyCount) * share,
        pitchInches: from.pitchInches + (pitchInches - from.pitchInches) * share,
      });
      if (passed < 1) request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [storyCount, pitchInches]);

  return shape;
}

/** Keeps the covering that was chosen before beneath the new one until that one has faded in. */
export function useCrossFadedLook(look: RoofLook): RoofCovering {
  const [covering, setCovering] = useState<RoofCovering>({ look });

  // Set while rendering, not in an effect: the new covering must be in the first picture after the answer.
  let shown = covering;
  if (covering.look !== look) {
    shown = durationMs('--medium') === 0 ? { look } : { look, previous: covering.look };
    setCovering(shown);
  }

  const { previous } = shown;
  useEffect(() => {
    if (previous === undefined) return;
    const timer = setTimeout(() => setCovering({ look }), durationMs('--medium'));
    return () => clearTimeout(timer);
  }, [look, previous]);

  return shown;
}
