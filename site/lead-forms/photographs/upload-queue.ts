// Photos on their way to the server, after the words of their request: one at a time, each as a whole, until each has
// arrived, been refused, or been canceled. What a page leaves unfinished the next page takes up.

import type { FormName } from '#leads/forms/form-names.ts';
import type { PhotographRefusal } from '#leads/forms/photograph-limits.ts';
import type { KeptPhotograph } from '../outbox/outbox-database.ts';
import { findRequest } from '../outbox/queued-requests.ts';
import { pauseAfter, withRequestLock } from '../outbox/send-queued-requests.ts';
import {
  dropPhotograph,
  dropPhotographsOf,
  keepPhotographs,
  listKeptPhotographs,
} from './kept-photographs.ts';
import { type PhotographOutcome, sendPhotograph } from './send-photograph.ts';

export interface PhotographUpload {
  readonly key: string;
  readonly place: number;
  readonly preview: string;
  readonly state: 'waiting' | 'sending' | 'interrupted' | 'put-off' | 'stored' | 'refused' | 'canceled';
  readonly percent: number;
  readonly reason?: PhotographRefusal;
  /** Whether this device keeps it when the page is left. */
  readonly isKept: boolean;
}

/** Words and photos may be sent from two tabs: within this time the server may still get to know the request. */
const unknownForMs = 60 * 60 * 1000;

let uploads: readonly PhotographUpload[] = [];
const photographs = new Map<string, KeptPhotograph>();
/** Requests whose photos wait, because this page is just sending their words. */
const paused = new Set<string>();
const listeners = new Set<() => void>();
let isSending = false;
let current: { readonly id: string; readonly ends: AbortController } | undefined;
let failures = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;

const isToBeSent = ({ state }: PhotographUpload) => ['waiting', 'interrupted', 'put-off'].includes(state);
/** Neither with us nor given up. */
export const isOpen = (each: PhotographUpload) => each.state === 'sending' || isToBeSent(each);

const idOf = ({ key, place }: { key: string; place: number }) => `${key}/${place}`;

export const listUploads = () => uploads;
export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: readonly PhotographUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
  // For those who have not loaded this file, because there was nothing to show.
  dispatchEvent(new Event('photograph-uploads'));
}

function change(id: string, changes: Partial<PhotographUpload>): void {
  show(uploads.map((each) => (idOf(each) === id ? { ...each, ...changes } : each)));
}

/** Has these photos follow the request of `key`; none is sent before `startUploads`. */
export async function enqueue(key: string, form: FormName, blobs: readonly Blob[]): Promise<void> {
  paused.add(key);
  const taken: KeptPhotograph[] = [];
  for (const [index, blob] of blobs.entries()) {
    taken.push({ key, form, place: index + 1, bytes: await blob.arrayBuffer(), keptAt: Date.now() });
  }
  for (const each of taken) photographs.set(idOf(each), each);
  const isKept = await keepPhotographs(taken);
  show([...uploads, ...taken.map((each) => waiting(each, isKept))]);
}

function waiting({ key, place, bytes }: KeptPhotograph, isKept: boolean): PhotographUpload {
  const preview = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  return { key, place, preview, state: 'waiting', percent: 0, isKept };
}

/** The words were not taken: the form still has its photos. */
export async function removeUploads(key: string): Promise<void> {
  paused.delete(key);
  for (const each of uploads) if (each.key === key) URL.revokeObjectURL(each.preview);
  show(uploads.filter((each) => each.key !== key));
  await dropPhotographsOf(key);
}

/** The words of this request are safe: its photos go as soon as it has left the browser's outbox. */
export function startUploads(key: string): void {
  paused.delete(key);
  void sendWaiting();
}

/** Takes up what an earlier page, or an earlier visit, has left. */
export async function resumeUploads(): Promise<void> {
  for (const kept of await listKeptPhotographs(Date.now())) {
    const id = idOf(kept);
    if (photographs.has(id)) continue;
    photographs.set(id, kept);
    show([...uploads, waiting(kept, true)]);
  }
  await sendWaiting();
}

export function cancelPhotograph({ key, place }: PhotographUpload): void {
  const id = idOf({ key, place });
  if (current?.id === id) current.ends.abort();
  change(id, { state: 'canceled', percent: 0 });
  void dropPhotograph(key, place);
}

export function retryPhotograph({ key, place, state }: PhotographUpload): void {
  const kept = photographs.get(idOf({ key, place }));
  if (state === 'canceled' && kept) void keepPhotographs([kept]);
  change(idOf({ key, place }), { state: 'waiting' });
  void sendWaiting();
}

async function isReady({ key }: PhotographUpload): Promise<boolean> {
  if (paused.has(key)) return false;
  // Its words wait on this device.
  return (await findRequest(key).catch(() => undefined)) === undefined;
}

async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(nextTry);
  try {
    await withRequestLock('photographs', async () => {
      for (const id of uploads.map(idOf)) {
        // Looked up again: it may have been canceled since.
        const next = uploads.find((each) => idOf(each) === id);
        if (!next || !isToBeSent(next) || !(await isReady(next))) continue;
        if (!(await sendOne(id))) break;
        failures = 0;
      }
    });
  } finally {
    isSending = false;
  }
  if (uploads.some((each) => isToBeSent(each) && !paused.has(each.key))) {
    nextTry = setTimeout(sendWaiting, pauseAfter(failures, Math.random()));
    failures += 1;
  }
}

/** False when the next one need not be tried now. */
async function sendOne(id: string): Promise<boolean> {
  const photograph = photographs.get(id);
  if (!photograph) return true;
  const ends = new AbortController();
  current = { id, ends };
  change(id, { state: 'sending' });
  const outcome = await sendPhotograph(photograph, {
    signal: ends.signal,
    onProgress: (percent) => change(id, { percent }),
  });
  current = undefined;
  if (ends.signal.aborted) return true;
  const end = await findEnd(photograph, outcome);
  if (end) {
    change(id, end);
    await dropPhotograph(photograph.key, photograph.place);
    return true;
  }
  change(id, { state: outcome.kind === 'unreachable' ? 'interrupted' : 'put-off' });
  // Words that the server does not know hold up nobody else's photos.
  return outcome.kind === 'unknown';
}

/** What a photo has become; null while it is still to be sent. */
async function findEnd(
  photograph: KeptPhotograph,
  outcome: PhotographOutcome,
): Promise<Partial<PhotographUpload> | null> {
  if (outcome.kind === 'stored') return { state: 'stored', percent: 100 };
  if (outcome.kind === 'refused') return { state: 'refused', reason: outcome.reason };
  if (outcome.kind !== 'unknown') return null;
  const isLate = Date.now() - photograph.keptAt > unknownForMs;
  return isLate || (await wasDeleted(idOf(photograph))) ? { state: 'canceled' } : null;
}

/** With its request, by the visitor, perhaps in another tab. */
async function wasDeleted(id: string): Promise<boolean> {
  if (!uploads.some((each) => idOf(each) === id && each.isKept)) return false;
  return !(await listKeptPhotographs(Date.now())).some((kept) => idOf(kept) === id);
}

addEventListener('request-deleted', (event) => void removeUploads((event as CustomEvent<string>).detail));
addEventListener('online', () => void sendWaiting());
// Words that waited on this device have gone out.
addEventListener('request-left', () => void sendWaiting());
