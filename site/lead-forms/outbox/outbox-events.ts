// A request leaves the browser's outbox when it has gone out, or when the visitor deletes it, in this tab or in another.
// What shows "kept on this device" is told here, also after a reload or a detour to another page.

const leftEvent = 'request-left';
const itemOf = (key: string) => `request-left-${key}`;

/** The request has left the outbox without having been received; its photos go with it. */
export function publishDeleted(key: string): void {
  publishSettled(key, '');
  dispatchEvent(new CustomEvent('request-deleted', { detail: key }));
}

/** The request has left the outbox: received under `reference`, or deleted when that is empty. */
export function publishSettled(key: string, reference: string): void {
  try {
    localStorage.setItem(itemOf(key), reference);
  } catch {
    // Storage is full: the pending banner still shows it.
  }
  dispatchEvent(new Event(leftEvent));
}

/**
 * Calls `listener` once the request has left the outbox, at once when it already has: with its reference, or with null
 * when the visitor has deleted it. Returns a function that stops listening.
 */
export function onSettled(key: string, listener: (reference: string | null) => void): () => void {
  const look = () => {
    try {
      const note = localStorage.getItem(itemOf(key));
      localStorage.removeItem(itemOf(key));
      if (note !== null) listener(note || null);
    } catch {
      // Storage is forbidden: nothing can have been stored.
    }
  };
  look();
  // Other tabs are told by the browser, because they read the same storage.
  const events = ['storage', leftEvent];
  for (const event of events) addEventListener(event, look);
  return () => {
    for (const event of events) removeEventListener(event, look);
  };
}
