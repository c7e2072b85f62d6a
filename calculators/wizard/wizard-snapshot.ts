// How a wizard's place survives a reload and travels in a history entry, as plain names and nothing else.
// Whoever restores may be reading an older version's entry or somebody's tampering: nonsense starts at the beginning.

import { readFields } from './answer-reader.ts';
import {
  type IsComplete,
  moveWizard,
  startWizard,
  type WizardPath,
  type WizardPlace,
  type WizardState,
} from './step-machine.ts';

export interface WizardSnapshot {
  readonly place: string;
  readonly furthestPlace: string;
}

/** Plain and serialisable: fit for session storage and for `history.state`. */
export function takeSnapshot<Name extends string>(state: WizardState<Name>): WizardSnapshot {
  return { place: state.place, furthestPlace: state.furthestPlace };
}

/** The state a snapshot describes, held back at the first step that is not complete; the beginning when it makes no sense. */
export function restoreSnapshot<Name extends string>(
  path: WizardPath<Name>,
  snapshot: unknown,
  isComplete: IsComplete<Name>,
): WizardState<Name> {
  const fieldOf = readFields(snapshot);
  const place = readPlace(path, fieldOf('place'));
  const furthestPlace = readPlace(path, fieldOf('furthestPlace'));
  const start = startWizard(path);
  if (place === null || furthestPlace === null) return start;
  const stored = { ...start, furthestPlace };
  const moveTo = (to: WizardPlace<Name>) =>
    moveWizard(path, stored, { kind: 'go-to', place: to }, isComplete).place;
  return { place: moveTo(place), furthestPlace: moveTo(furthestPlace) };
}

/** The place named by a history entry, or null when this wizard has no such place. */
export function readPlace<Name extends string>(
  path: WizardPath<Name>,
  entry: unknown,
): WizardPlace<Name> | null {
  if (entry === 'finished') return 'finished';
  return path.find((step) => step.name === entry)?.name ?? null;
}
