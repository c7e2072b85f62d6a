import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import {
  mayGoBack,
  mayGoOn,
  measureProgress,
  moveWizard,
  positionOf as positionOnPath,
  startWizard,
  type WizardMove,
  type WizardPath,
  type WizardPlace,
  type WizardProgress,
  type WizardState,
} from '#calculators/wizard/step-machine.ts';
import { readPlace, restoreSnapshot, takeSnapshot } from '#calculators/wizard/wizard-snapshot.ts';
import { bringStepIntoView } from './bring-step-into-view.ts';
import { createStepHistory } from './step-history.ts';
import { loadWizard, saveWizard } from './wizard-storage.ts';

/** What the address of the page says about answers. */
export type AddressReading<Answers> =
  | { readonly kind: 'answers'; readonly answers: Answers }
  | { readonly kind: 'nothing-shared' }
  | { readonly kind: 'unreadable' };

export interface WizardOptions<Name extends string, Answers extends object> {
  /** Names the session's item and the history entries: `roof-cost`, `energy-savings`. */
  readonly wizard: string;
  readonly path: WizardPath<Name>;
  /** Everything the visitor enters, contact details included, as plain serialisable values: typed text stays as typed. */
  readonly defaults: Answers;
  /** Answers from whatever the session kept: an older version's, or somebody's tampering. */
  readonly readKept: (kept: unknown) => Answers;
  readonly isComplete: (step: Name, answers: Answers) => boolean;
  /** Answers that a link brings. They win over kept ones, and the query is then taken off the address. */
  readonly readAddress?: (query: string) => AddressReading<Answers>;
}

/** Where the answers came from when the page came alive. */
export type WizardArrival = 'fresh' | 'kept' | 'brought' | 'unreadable';

export interface Wizard<Name extends string, Answers extends object> {
  readonly answers: Answers;
  readonly place: WizardPlace<Name>;
  readonly progress: WizardProgress;
  /** Whether the visitor has been at `step`, so that its answer is one, and not just a default. */
  readonly hasReached: (step: Name) => boolean;
  /** Whether Next is open: the present step is complete. */
  readonly mayGoOn: boolean;
  readonly mayGoBack: boolean;
  readonly arrival: WizardArrival;
  /** False in the built HTML and until the script runs. */
  readonly isAlive: boolean;
  /** Whether the visitor has moved since the page came alive: time to fetch what the last steps need. */
  readonly hasMoved: boolean;
  /** For the present step's heading: it takes the focus after every move. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Changes some answers. Calls one after another build on each other, also within one event. */
  readonly change: (changes: Partial<Answers>) => void;
  /** One step on, when the present step is complete. With `from`, only if the visitor is still there. */
  readonly goOn: (from?: Name) => void;
  readonly goBack: () => void;
  /** To any step, as far as everything before it is complete; lays a history entry for each step passed. */
  readonly skipTo: (step: Name) => void;
  /** Back to the first step and to the defaults, except for the answers in `keeping`. */
  readonly startOver: (keeping?: Partial<Answers>) => void;
}

interface Shown<Name extends string, Answers extends object> {
  readonly state: WizardState<Name>;
  readonly answers: Answers;
  readonly arrival: WizardArrival;
  readonly isAlive: boolean;
  /** Counts the moves since the page came alive; each one moves the focus. */
  readonly moves: number;
}

/**
 * Joins the step machine to the browser, for both calculators: a history entry per step, answers and place kept for the
 * session, the focus on the heading of the step just entered. The first render is always the first step with the
 * defaults, as in the built HTML; what was kept or brought by a link appears right after.
 */
export function useWizard<Name extends string, Answers extends object>(
  options: WizardOptions<Name, Answers>,
): Wizard<Name, Answers> {
  const { wizard, path, defaults } = options;
  const [shown, setShown] = useState<Shown<Name, Answers>>(() => ({
    state: startWizard(path),
    answers: defaults,
    arrival: 'fresh',
    isAlive: false,
    moves: 0,
  }));
  const [trail] = useState(() => createStepHistory(wizard));
  const headingRef = useRef<HTMLHeadingElement>(null);
  const rules = useRef(options);
  rules.current = options;
  // Several changes within one event must build on each other before React renders again.
  const latest = useRef(shown);

  const become = (changes: Partial<Shown<Name, Answers>>) => {
    latest.current = { ...latest.current, ...changes };
    const next = latest.current;
    // Not as a transition: drawn piece by piece, a step comes later on a slow phone (`npm run bench -- answers`).
    setShown(next);
    // What is typed before the script is there must not overwrite what the session kept, before it has been read.
    if (next.isAlive) saveWizard(wizard, takeSnapshot(next.state), next.answers);
  };
  const positionOf = (place: WizardPlace<Name>) => positionOnPath(path, place);
  const placesBetween = (from: WizardPlace<Name>, to: WizardPlace<Name>): WizardPlace<Name>[] =>
    [...path.map((step) => step.name), 'finished' as const].slice(positionOf(from) + 1, positionOf(to) + 1);
  const isComplete = (step: Name) => rules.current.isComplete(step, latest.current.answers);

  const move = (step: WizardMove<Name>) => {
    const before = latest.current.state;
    const state = moveWizard(path, before, step, isComplete);
    if (state.place === before.place) return;
    if (positionOf(state.place) > positionOf(before.place))
      trail.lay(placesBetween(before.place, state.place));
    else trail.returnTo(positionOf(state.place), state.place);
    become({ state, moves: latest.current.moves + 1 });
  };

  // Before anything is painted or pressed: a Next that waited for the script follows at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useLayoutEffect(() => {
    const start = startWizard(path);
    const asked = rules.current.readAddress?.(location.search) ?? { kind: 'nothing-shared' as const };
    const kept = asked.kind === 'nothing-shared' ? loadWizard(wizard) : null;
    if (asked.kind === 'answers') latest.current = { ...latest.current, answers: asked.answers };
    if (kept) latest.current = { ...latest.current, answers: rules.current.readKept(kept.answers) };

    let state = kept ? restoreSnapshot(path, kept.snapshot, isComplete) : start;
    const entered = readPlace(path, trail.place());
    if (kept && entered) {
      // A reload, or a way back from another page: the entries beneath are still there.
      state = moveWizard(path, state, { kind: 'go-to', place: entered }, isComplete);
      if (state.place !== entered) trail.returnTo(positionOf(state.place), state.place);
    } else {
      trail.begin(start.place, asked.kind === 'nothing-shared' ? '' : location.pathname);
      trail.lay(placesBetween(start.place, state.place));
    }
    const arrivals = { answers: 'brought', unreadable: 'unreadable', 'nothing-shared': 'fresh' } as const;
    become({ state, isAlive: true, arrival: kept ? 'kept' : arrivals[asked.kind] });

    const stopFollowing = trail.follow((arrivedAt) => {
      const place = readPlace(path, arrivedAt);
      const before = latest.current.state;
      const next = place ? moveWizard(path, before, { kind: 'go-to', place }, isComplete) : before;
      if (next.place !== place) trail.returnTo(positionOf(next.place), next.place);
      if (next.place !== before.place) become({ state: next, moves: latest.current.moves + 1 });
    });
    // Steps differ in height: the place the browser remembers for an entry would be past the next heading.
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    return () => {
      stopFollowing();
      leave();
      removeEventListener('pagehide', leave);
    };
  }, []);

  // Before the new step is painted: the control that had the focus is gone, and a key pressed now must find its place.
  useLayoutEffect(() => {
    if (shown.moves > 0) bringStepIntoView(headingRef.current);
  }, [shown.moves]);

  return {
    answers: shown.answers,
    place: shown.state.place,
    progress: measureProgress(path, shown.state),
    hasReached: (step) => positionOf(step) <= positionOf(shown.state.furthestPlace),
    mayGoOn: mayGoOn(shown.state, (step) => options.isComplete(step, shown.answers)),
    mayGoBack: mayGoBack(path, shown.state),
    arrival: shown.arrival,
    isAlive: shown.isAlive,
    hasMoved: shown.moves > 0,
    headingRef,
    change: (changes) => become({ answers: { ...latest.current.answers, ...changes } }),
    goOn: (from) => {
      if (from === undefined || from === latest.current.state.place) move({ kind: 'next' });
    },
    goBack: () => move({ kind: 'back' }),
    skipTo: (step) => {
      const { state } = latest.current;
      const isAhead = positionOf(step) > positionOf(state.furthestPlace);
      if (isAhead) latest.current = { ...latest.current, state: { ...state, furthestPlace: step } };
      move({ kind: 'go-to', place: step });
    },
    startOver: (keeping = {}) => {
      move({ kind: 'start-over' });
      become({ state: startWizard(path), answers: { ...defaults, ...keeping }, arrival: 'fresh' });
    },
  };
}
