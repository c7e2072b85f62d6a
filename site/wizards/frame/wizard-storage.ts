// What a wizard leaves in the session, so that a reload or a detour to another page loses nothing. It ends with the tab.

import type { WizardSnapshot } from '#calculators/wizard/wizard-snapshot.ts';

export interface KeptWizard {
  readonly snapshot: unknown;
  readonly answers: unknown;
}

const itemOf = (wizard: string) => `wizard-${wizard}`;

export function saveWizard(wizard: string, snapshot: WizardSnapshot, answers: unknown): void {
  try {
    sessionStorage.setItem(itemOf(wizard), JSON.stringify({ snapshot, answers }));
  } catch {
    // Storage is forbidden or full: the wizard works, and a reload starts it again.
  }
}

/** What was kept, unchecked; null when nothing was, or nothing that can be read. */
export function loadWizard(wizard: string): KeptWizard | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(itemOf(wizard)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('snapshot' in kept) || !('answers' in kept))
      return null;
    return { snapshot: kept.snapshot, answers: kept.answers };
  } catch {
    return null;
  }
}
