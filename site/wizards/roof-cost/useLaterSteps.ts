import { useEffect, useState } from 'react';
import { whenIdle } from '../../islands/when-idle.ts';

async function loadLaterSteps() {
  const [{ ContactStep }, { contactCheck }, { ResultsCard }, { AfterEstimate }, { ResultsBackground }] =
    await Promise.all([
      import('./ContactStep.tsx'),
      import('./contact-check.ts'),
      import('./results/ResultsCard.tsx'),
      import('./results/AfterEstimate.tsx'),
      import('./results/ResultsBackground.tsx'),
    ]);
  return { ContactStep, contactCheck, ResultsCard, AfterEstimate, ResultsBackground };
}

export type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>;

/**
 * The contact step and the results, fetched once the first question is answered: so the first question is there sooner, and
 * the last ones still come when the connection has gone meanwhile. A failure is told only where they are needed.
 */
export function useLaterSteps(isWanted: boolean, isNeeded: boolean): LaterSteps | 'on its way' | 'failed' {
  const [steps, setSteps] = useState<LaterSteps | 'on its way' | 'failed'>('on its way');
  const isMissing = typeof steps === 'string';

  useEffect(() => {
    if (!isMissing || !(isWanted || isNeeded)) return;
    if (isNeeded) loadLaterSteps().then(setSteps, () => setSteps('failed'));
    // Run at once, their code would hold up the next question on a slow phone.
    else whenIdle(() => loadLaterSteps().then(setSteps, () => {}));
  }, [isMissing, isWanted, isNeeded]);

  return steps;
}
