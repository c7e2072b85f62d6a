// The visitor's side of one send: what the page may say follows from where the lead is.
// Source: specification §4 (visible flow), readings 1–3 (only what is safe may be called sent).

import type { FieldErrors } from '../forms/field-errors.ts';

/** What the lead server responded, or that it did not. */
export type SendOutcome =
  /** On the server's disk. `workedOut` holds a calculator's figures as the server computed them. */
  | {
      readonly kind: 'received';
      readonly reference: string;
      readonly workedOut: Readonly<Record<string, unknown>>;
    }
  /** The answers did not pass; nothing was stored. */
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  /** No response at all: no connection, a hanging one, a server that is down. */
  | { readonly kind: 'unreachable' }
  /** An answer, but not taken yet: overload, store unavailable, somebody else's page. Worth trying again. */
  | { readonly kind: 'put-off'; readonly retryAfterMs: number | null }
  /** Our server says that it will not take it; repeating it will hardly change that. */
  | { readonly kind: 'refused' };

/** Where a lead is after it was sent. */
export type Whereabouts =
  /** Safe on the server. */
  | { readonly kind: 'received'; readonly reference: string }
  /** Safe on this device: the browser's outbox has it and will send it. */
  | { readonly kind: 'queued' }
  /** Safe nowhere: the form keeps its fields and tells the visitor. */
  | { readonly kind: 'not-saved' }
  /** Safe nowhere, because the server will not take it. The visitor is told that another try is of little use. */
  | { readonly kind: 'refused' };

/** "Message Sent!" may be shown exactly then. */
export function isSafe(whereabouts: Whereabouts | null): boolean {
  return whereabouts?.kind === 'received' || whereabouts?.kind === 'queued';
}
