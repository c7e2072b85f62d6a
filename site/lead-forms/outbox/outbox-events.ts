// A request leaves the browser's outbox when it has gone out, or when the visitor deletes it, in this tab or in another.
// What shows "kept on this device" is told here, also after a reload or a detour to another page.

import { readItem, writeItem } from '../browser-storage.ts';

const leftEvent = 'request-left';
const itemOf = (key: string) => `request-left-${key}`;

/** The request has left the outbox without having been received; its photos go with it. */
export function publishDeleted(key: string): void {
  publishSettled(key, '');
  dispatchEvent(new CustomEvent('request-deleted', { detail: key }));
}

/** The request has left the outbox: received under `reference`, or deleted when that is empty. */
export function publishSettled(key: string, reference: string): void {
  // If storage is full this is not recorded; the pending banner still shows the request.
  writeItem('localStorage', itemOf(key), reference);
  dispatchEvent(new Event(leftEvent));
}

/**
 * Calls `listener` once the request has left the outbox, at once when it already has: with its reference, or with null
 * when the visitor has deleted it. Returns a function that stops listening.
 */
export function onSettled(key: string, listener: (reference: string | null) => void): () => void {
  const look = () => {
    const note = readItem('localStorage', itemOf(key));
    if (note === null) return;
    writeItem('localStorage', itemOf(key), null);
    listener(note || null);
  };
  look();
  // Other tabs are told by the browser, because they read the same storage.
  const events = ['storage', leftEvent];
  for (const event of events) addEventListener(event, look);
  return () => {
    for (const event of events) removeEventListener(event, look);
  };
}
