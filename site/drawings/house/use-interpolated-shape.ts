import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from './prefers-stillness.ts';

interface Growing {
  readonly storyCount: number;
  readonly pitchInches: number;
}

/** As long as --slow in the motion tokens. */
const growthMs = 520;

/** Follows a change of stories or pitch over half a second, so that the visitor sees what the answer did. */
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
    if (prefersStillness()) {
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
