// One history entry per step, so that the browser's back button is one step back and its forward button one step on.
// The address stays as it is. Which moves are allowed is not decided here.

import { entryAfter, entryBeneath, entryOnTop, firstEntry, readEntry, type StepEntry } from './step-entry.ts';

export interface StepHistory {
  /** The place of the entry the browser stands on; null on one that is not ours. */
  readonly place: () => string | null;
  /** Makes the present entry the first step's. With `address`, the page's address becomes that one. */
  readonly begin: (place: string, address?: string) => void;
  /** Lays an entry for each of `places`, the steps right after the present one. */
  readonly lay: (places: readonly string[]) => void;
  /** Goes back to the entry of the step at `position`, counted from 0. */
  readonly returnTo: (position: number, place: string) => void;
  /** Tells where the visitor went with the browser's own buttons. Returns a function that stops it. */
  readonly follow: (onArrival: (place: string) => void) => () => void;
}

export function createStepHistory(wizard: string): StepHistory {
  let present: StepEntry | null = null;
  // history.go answers later; what is laid meanwhile must wait, or it would land on the entry being left.
  let isTravelling = false;
  let waiting: readonly string[] = [];

  const found = () => {
    present ??= readEntry(wizard, history.state);
    return present;
  };
  const lay = (places: readonly string[]) => {
    for (const place of places) {
      const before = found();
      present = before ? entryAfter(before, place) : firstEntry(wizard, place);
      history.pushState(present, '');
    }
  };

  return {
    place: () => found()?.place ?? null,
    begin: (place, address = '') => {
      present = firstEntry(wizard, place, found()?.depth);
      history.replaceState(present, '', address);
    },
    lay: (places) => {
      if (isTravelling) waiting = places;
      else lay(places);
    },
    returnTo: (position, place) => {
      const from = found();
      if (!from) return;
      const target = entryBeneath(from, position, place);
      waiting = [];
      if (target.depth === from.depth) {
        present = firstEntry(wizard, place, from.depth);
        history.replaceState(present, '');
        return;
      }
      present = target;
      isTravelling = true;
      history.go(target.depth - from.depth);
    },
    follow: (onArrival) => {
      const arrive = (event: PopStateEvent) => {
        const entry = readEntry(wizard, event.state);
        if (!entry) {
          const beneath = found();
          if (!beneath) return;
          present = entryOnTop(beneath);
          history.replaceState(present, '');
          return;
        }
        present = entry;
        const places = waiting;
        waiting = [];
        const hasTravelled = isTravelling;
        isTravelling = false;
        if (hasTravelled && places.length > 0) lay(places);
        else onArrival(entry.place);
      };
      addEventListener('popstate', arrive);
      return () => removeEventListener('popstate', arrive);
    },
  };
}
