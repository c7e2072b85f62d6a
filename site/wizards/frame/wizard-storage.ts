// What a wizard leaves in the session, so that a reload or a detour to another page loses nothing. It ends with the tab.

import { fieldReader } from '#calculators/wizard/answer-reader.ts';
import type { Whereabouts } from '#leads/sending/send-outcome.ts';
import { keepInTab, readFromTab } from '../../lead-forms/tab-storage.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';

/** Unchecked: an older version may have written it, or somebody tampered with it. */
export interface StoredWizard {
  readonly place: unknown;
  readonly storedValue: (field: string) => unknown;
  readonly request: SentRequest | null;
}

const itemOf = (wizard: string) => `wizard-${wizard}`;

export function saveWizard(wizard: string, place: object, values: object, request: SentRequest | null): void {
  keepInTab(itemOf(wizard), { snapshot: place, answers: { ...values, request } });
}

/** Null when nothing was stored, or nothing that can be read. */
export function loadWizard(wizard: string): StoredWizard | null {
  const stored = readFromTab(itemOf(wizard));
  if (stored === null || !('snapshot' in stored) || !('answers' in stored)) return null;
  const storedValue = fieldReader(stored.answers);
  return { place: stored.snapshot, storedValue, request: readRequest(storedValue('request')) };
}

function readRequest(stored: unknown): SentRequest | null {
  const fieldOf = fieldReader(stored);
  const [key, content] = [fieldOf('key'), fieldOf('content')];
  if (typeof key !== 'string' || typeof content !== 'string') return null;
  return { key, content, whereabouts: readWhereabouts(fieldOf('whereabouts')) };
}

function readWhereabouts(stored: unknown): Whereabouts | null {
  const fieldOf = fieldReader(stored);
  const [kind, reference] = [fieldOf('kind'), fieldOf('reference')];
  if (kind === 'received' && typeof reference === 'string') return { kind, reference };
  return kind === 'queued' || kind === 'not-saved' || kind === 'refused' ? { kind } : null;
}
