// The browser’s own history as far as a wizard uses it. The simulated page has one that never goes back.

export type FakeHistory = ReturnType<typeof createFakeHistory>;

export function createFakeHistory() {
  let entries: unknown[] = [null];
  let position = 0;
  let asked = 0;
  const tell = () => dispatchEvent(new PopStateEvent('popstate', { state: entries[position] }));
  const push = (entry: unknown) => {
    position += 1;
    entries = [...entries.slice(0, position), structuredClone(entry)];
  };
  /** The browser's buttons: moves and tells the page at once. */
  const press = (delta: number) => {
    const target = position + delta;
    if (target < 0 || target >= entries.length) return;
    position = target;
    tell();
  };
  return {
    /** What the entries hold, from the first to the last. */
    entries: () => entries,
    position: () => position,
    press,
    /** A jump within the page, as the skip link makes it. */
    jump: () => {
      push(null);
      tell();
    },
    /** Lets what `history.go` was asked for happen: a browser answers later. */
    settle: () => {
      while (asked !== 0) {
        const delta = asked;
        asked = 0;
        press(delta);
      }
    },
    /** Takes the place of `globalThis.history`. */
    history: {
      pushState: push,
      replaceState: (entry: unknown) => {
        entries[position] = structuredClone(entry);
      },
      go: (delta = 0) => {
        asked += delta;
      },
      get state() {
        return entries[position];
      },
      scrollRestoration: 'auto',
    },
  };
}
