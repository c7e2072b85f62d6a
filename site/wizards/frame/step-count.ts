// Tells our server how far visitors come in a calculator, so that the office sees where they give up. Form and step, and
// nothing of who.

import { useEffect, useRef } from 'react';
import { nameOfPosition, type WizardPlace } from '#calculators/wizard/wizard-place.ts';
import '../../lead-forms/delivery-setting.ts';
import type { WizardDescription } from './wizard-description.ts';
import type { WizardState } from './wizard-reducer.ts';

/** Counts each step once in a tab; those that it was on before a reload have been counted. */
export function useStepCount<Answers extends object, Step extends string, Field extends string>(
  { form, steps }: WizardDescription<Answers, Step, Field>,
  { isHydrated, arrival, place }: WizardState<Answers, Field>,
): void {
  const counted = useRef<WizardPlace['furthest'] | null>(null);
  useEffect(() => {
    if (!isHydrated || __DELIVERY__ !== null || asksNotToBeCounted()) return;
    counted.current ??= arrival === 'stored' ? place.furthest : -1;
    while (counted.current < place.furthest) {
      counted.current += 1;
      navigator.sendBeacon(`/api/steps/${form}/${nameOfPosition(steps, counted.current)}`);
    }
  }, [isHydrated, arrival, place, form, steps]);
}

/** Do Not Track, and Global Privacy Control (https://w3c.github.io/gpc/). */
function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
