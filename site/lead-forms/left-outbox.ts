// A request leaves the browser's outbox when it has gone out, or when the visitor deletes it, in this tab or in another.
// Whatever said "kept on this device" hears of it here, also after a reload or a detour to another page.

const item = 'requests-left';

/** More than anybody sends from one device while the page that sent them is still open. */
const mostRemembered = 10;

export type Leaving =
  | { readonly kind: 'received'; readonly reference: string }
  | { readonly kind: 'deleted' };

type LeftEvent = CustomEvent<{ readonly key: string; readonly leaving: Leaving }>;

declare global {
  interface WindowEventMap {
    'request-left': LeftEvent;
  }
}

/** By key: the reference, or null for a deleted one. */
type Remembered = Readonly<Record<string, unknown>>;

function recall(): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(item) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function remember(left: Remembered): void {
  try {
    localStorage.setItem(
      item,
      JSON.stringify(Object.fromEntries(Object.entries(left).slice(-mostRemembered))),
    );
  } catch {
    // Storage is forbidden or full: this page is told all the same, and only a reload says "kept" again.
  }
}

/** The request has left the outbox. */
export function noteLeaving(key: string, leaving: Leaving): void {
  remember({ ...recall(), [key]: leaving.kind === 'received' ? leaving.reference : null });
  dispatchEvent(new CustomEvent('request-left', { detail: { key, leaving } }));
}

/** The request is in the outbox again: what was noted of it no longer holds. */
export function forgetLeaving(key: string): void {
  const { [key]: _left, ...others } = recall();
  remember(others);
}

/** Calls `listener` when the request leaves the outbox, at once when it has left already. Returns the end of listening. */
export function onLeaving(key: string, listener: (leaving: Leaving) => void): () => void {
  const look = () => {
    const reference = recall()[key];
    if (typeof reference === 'string') listener({ kind: 'received', reference });
    if (reference === null) listener({ kind: 'deleted' });
  };
  const hear = ({ detail }: LeftEvent) => {
    if (detail.key === key) listener(detail.leaving);
  };
  look();
  // Other tabs are told by the browser when they read the same storage.
  addEventListener('storage', look);
  addEventListener('request-left', hear);
  return () => {
    removeEventListener('storage', look);
    removeEventListener('request-left', hear);
  };
}
