// Where am I in a calculator, may I go on, how far along am I? One machine for both (specification §4).
// Answers and their faults are not here: whoever moves the machine says which steps are complete.

/** A step's name, or `finished`: past the last step, results shown. */
export type WizardPlace<Name extends string> = Name | 'finished';

export interface WizardState<Name extends string> {
  readonly place: WizardPlace<Name>;
  /** The furthest place ever reached. History and links lead no further: only `next` opens new ground. */
  readonly furthestPlace: WizardPlace<Name>;
}

export type WizardMove<Name extends string> =
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  | { readonly kind: 'go-to'; readonly place: WizardPlace<Name> }
  | { readonly kind: 'start-over' };

/** The steps in order; a calculator's list of steps will do. */
export type WizardPath<Name extends string> = readonly { readonly name: Name }[];
export type IsComplete<Name extends string> = (step: Name) => boolean;

/** On the first step, nothing visited. */
export function startWizard<Name extends string>(path: WizardPath<Name>): WizardState<Name> {
  const place = placeAt(path, 0);
  return { place, furthestPlace: place };
}

/**
 * The state after a move. A move that is not allowed gives back the very same state.
 * `go-to` reaches every place already reached, but never past a step that is no longer complete: it stops there.
 */
export function moveWizard<Name extends string>(
  path: WizardPath<Name>,
  state: WizardState<Name>,
  move: WizardMove<Name>,
  isComplete: IsComplete<Name>,
): WizardState<Name> {
  switch (move.kind) {
    case 'next':
      return mayGoOn(state, isComplete) ? moveTo(path, state, positionOf(path, state.place) + 1) : state;
    case 'back':
      return mayGoBack(path, state) ? moveTo(path, state, positionOf(path, state.place) - 1) : state;
    case 'go-to': {
      const target = positionOf(path, move.place);
      if (target < 0 || target > positionOf(path, state.furthestPlace)) return state;
      return moveTo(path, state, Math.min(target, firstIncomplete(path, isComplete)));
    }
    case 'start-over':
      return startWizard(path);
  }
}

/** Whether Next is open: the present step is complete, and there is something after it. */
export function mayGoOn<Name extends string>(
  state: WizardState<Name>,
  isComplete: IsComplete<Name>,
): boolean {
  return state.place !== 'finished' && isComplete(state.place as Name);
}

/** Whether Back is open: anywhere but on the first step. */
export function mayGoBack<Name extends string>(path: WizardPath<Name>, state: WizardState<Name>): boolean {
  return positionOf(path, state.place) > 0;
}

export interface WizardProgress {
  /** From 1; the last step's number once finished. */
  readonly stepNumber: number;
  readonly stepCount: number;
  /** Whole percent, step number ÷ step count. */
  readonly percent: number;
}

/** "Step 4 of 7" and 57 percent. */
export function measureProgress<Name extends string>(
  path: WizardPath<Name>,
  state: WizardState<Name>,
): WizardProgress {
  const stepCount = path.length;
  const stepNumber = Math.min(positionOf(path, state.place) + 1, stepCount);
  return { stepNumber, stepCount, percent: Math.round((stepNumber / stepCount) * 100) };
}

function moveTo<Name extends string>(
  path: WizardPath<Name>,
  state: WizardState<Name>,
  position: number,
): WizardState<Name> {
  const place = placeAt(path, position);
  if (place === state.place) return state;
  const isNewGround = position > positionOf(path, state.furthestPlace);
  return { place, furthestPlace: isNewGround ? place : state.furthestPlace };
}

function firstIncomplete<Name extends string>(path: WizardPath<Name>, isComplete: IsComplete<Name>): number {
  const position = path.findIndex((step) => !isComplete(step.name));
  return position < 0 ? path.length : position;
}

/** From 0; one past the last step for `finished`, -1 for a place that is not on the path. */
export function positionOf<Name extends string>(path: WizardPath<Name>, place: WizardPlace<Name>): number {
  return place === 'finished' ? path.length : path.findIndex((step) => step.name === place);
}

function placeAt<Name extends string>(path: WizardPath<Name>, position: number): WizardPlace<Name> {
  return path[position]?.name ?? 'finished';
}
