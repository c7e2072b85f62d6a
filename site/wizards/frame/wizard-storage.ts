// What a wizard leaves in the session, so that a reload or a detour to another page loses nothing. It ends with the tab.

import { fieldReader } from '#calculators/wizard/answer-reader.ts';
import type { Whereabouts } from '#leads/sending/send-outcome.ts';
import { keepInTab, readFromTab } from '../../lead-forms/tab-storage.ts';
import type { SentRequest } from '../../lead-forms/useLeadRequest.ts';

const itemOf = (wizard: string) => `wizard-${wizard}`;

export function saveWizard(wizard: string, place: object, values: object, request: SentRequest | null): void {
  keepInTab(itemOf(wizard), { snapshot: place, answers: { ...values, request } });
}

/**
 * Place and values unchecked: an older version may have written them, or somebody tampered with them. Null when nothing was
 * stored, or nothing that can be read.
 */
export function loadWizard(wizard: string) {
  const stored = readFromTab(itemOf(wizard));
  if (stored === null || !('snapshot' in stored) || !('answers' in stored)) return null;
  const storedValue = fieldReader(stored.answers);
  return { place: stored.snapshot, storedValue, request: readRequest(storedValue('request')) };
}

function readRequest(stored: unknown): SentRequest | null {
  const fieldOf = fieldReader(stored);
  const [key, fields] = [fieldOf('key'), fieldOf('fields') as SentRequest['fields']];
  if (typeof key !== 'string' || !(fields instanceof Object)) return null;
  return { key, fields, whereabouts: readWhereabouts(fieldOf('whereabouts')) };
}

function readWhereabouts(stored: unknown): Whereabouts | null {
  const fieldOf = fieldReader(stored);
  const [kind, reference] = [fieldOf('kind'), fieldOf('reference')];
  if (kind === 'received' && typeof reference === 'string') return { kind, reference };
  return kind === 'queued' || kind === 'not-saved' || kind === 'refused' ? { kind } : null;
}
