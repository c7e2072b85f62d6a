import { useEffect, useState } from 'react';
import type { RoofCovering } from '../roof-surface/RoofPlane.tsx';
import type { RoofLook } from '../roof-surface/roof-looks.ts';
import { prefersStillness } from './prefers-stillness.ts';

/** As long as --medium in the motion tokens, which the fading itself uses. */
const fadeMs = 260;

/** Keeps the covering that was chosen before beneath the new one until that one has faded in. */
export function useCrossFadedLook(look: RoofLook): RoofCovering {
  const [covering, setCovering] = useState<RoofCovering>({ look });

  // Set while rendering, not in an effect: the new covering must be in the first picture after the answer.
  let shown = covering;
  if (covering.look !== look) {
    shown = prefersStillness() ? { look } : { look, leaving: covering.look };
    setCovering(shown);
  }

  const { leaving } = shown;
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => setCovering({ look }), fadeMs);
    return () => clearTimeout(timer);
  }, [look, leaving]);

  return shown;
}
