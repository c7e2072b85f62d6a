// Where a visitor is in a calculator, and how far they may go (specification §4). Positions count the steps from 0; the
// number of steps is the position of the results. Answers and their errors are not here.

import { fieldReader } from './answer-reader.ts';

export interface WizardPlace {
  readonly position: number;
  /** The furthest position ever reached: history entries lead no further. */
  readonly furthest: number;
}

export const wizardStart: WizardPlace = { position: 0, furthest: 0 };

type Steps = readonly { readonly name: string }[];

/** How far the answers carry: the position of the first step that is not complete. */
export function findReach<Step>(steps: readonly Step[], isComplete: (step: Step) => boolean): number {
  const position = steps.findIndex((step) => !isComplete(step));
  return position < 0 ? steps.length : position;
}

/** The place after a move to `target`: never before the first step, never past `reach`. */
export function moveTo({ furthest }: WizardPlace, target: number, reach: number): WizardPlace {
  const position = Math.max(0, Math.min(target, reach));
  return { position, furthest: Math.max(furthest, position) };
}

/** The same for the browser's own buttons, which open no new ground. */
export function moveBackTo(place: WizardPlace, target: number, reach: number): WizardPlace {
  return moveTo(place, Math.min(target, place.furthest), reach);
}

const results = 'finished';

/** The name a position has in the session and in history entries. */
export function nameOfPosition(steps: Steps, position: number): string {
  return steps[position]?.name ?? results;
}

/** The position that `name` stands for; null for an unknown name. */
export function positionOfName(steps: Steps, name: unknown): number | null {
  if (name === results) return steps.length;
  const position = steps.findIndex((step) => step.name === name);
  return position < 0 ? null : position;
}

/** Plain and serializable, by the names of the steps. */
export function storePlace(steps: Steps, { position, furthest }: WizardPlace) {
  return { place: nameOfPosition(steps, position), furthestPlace: nameOfPosition(steps, furthest) };
}

/** What `storePlace` wrote, as far as the answers still carry; the start when it makes no sense. */
export function restorePlace(steps: Steps, stored: unknown, reach: number): WizardPlace {
  const fieldOf = fieldReader(stored);
  const position = positionOfName(steps, fieldOf('place'));
  const furthest = positionOfName(steps, fieldOf('furthestPlace'));
  if (position === null || furthest === null) return wizardStart;
  const most = Math.min(furthest, reach);
  return { position: Math.min(position, most), furthest: most };
}
