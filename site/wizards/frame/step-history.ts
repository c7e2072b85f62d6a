// One history entry per step, so that the browser's back button goes back one step and its forward button one step on.
// The address stays the same, and entries hold no answer. Which moves are allowed is not decided here.

import { fieldReader } from '#calculators/wizard/answer-reader.ts';
import { nameOfPosition, positionOfName } from '#calculators/wizard/wizard-place.ts';

export type StepHistory = ReturnType<typeof createStepHistory>;

export function createStepHistory(wizard: string, steps: readonly { readonly name: string }[]) {
  let goal = 0;
  // history.go answers later: what is pushed before that would land on the entry being left.
  let isReturning = false;

  const entryOf = (position: number) => ({ wizard, place: nameOfPosition(steps, position) });
  /** The step of the present entry, after a reload or a way back from another page; null when it is not ours. */
  const position = () => {
    const fieldOf = fieldReader(history.state);
    return fieldOf('wizard') === wizard ? positionOfName(steps, fieldOf('place')) : null;
  };
  const approach = () => {
    const present = position();
    isReturning = present === null || present > goal;
    // A jump within the page (the skip link) leaves an entry of its own between two steps, so this may take several goes.
    if (isReturning) history.go(present === null ? -1 : goal - present);
    else for (let next = (present ?? 0) + 1; next <= goal; next += 1) history.pushState(entryOf(next), '');
  };

  return {
    position,
    /** Makes the present entry the first step's. With `address`, the page's address becomes that one. */
    begin: (address = '') => history.replaceState(entryOf(0), '', address),
    /** Brings the browser to the entry of this step: back to it, or on with a new entry for each step passed. */
    goTo: (target: number) => {
      goal = target;
      if (!isReturning) approach();
    },
    /** Tells where the visitor went with the browser's own buttons. Returns a function that stops it. */
    follow: (onArrival: (position: number) => void) => {
      const arrive = () => {
        if (isReturning) {
          approach();
          return;
        }
        const arrivedAt = position();
        if (arrivedAt === null) history.replaceState(entryOf(goal), '');
        else onArrival(arrivedAt);
      };
      const leave = () => {
        history.scrollRestoration = 'auto';
      };
      // Steps differ in height: the scroll position the browser remembers for an entry would be past the next heading.
      history.scrollRestoration = 'manual';
      addEventListener('popstate', arrive);
      addEventListener('pagehide', leave);
      return () => {
        leave();
        removeEventListener('popstate', arrive);
        removeEventListener('pagehide', leave);
      };
    },
  };
}
