// The lead of a calculator as it was last sent, and where it is now. Kept with the answers, so that a reload neither sends it
// again nor forgets its reference.

import { readFields } from '#calculators/wizard/answer-reader.ts';

/** Where the lead is. `unsafe`: neither with us nor in this browser's outbox. */
export type Delivery =
  | { readonly kind: 'received'; readonly reference: string }
  | { readonly kind: 'queued' }
  | { readonly kind: 'not-saved' };

/** The same content keeps its key, so that it arrives once. `delivery` is null as long as nobody has it. */
export interface SentRequest {
  readonly key: string;
  readonly content: string;
  readonly delivery: Delivery | null;
}

/** A request from the session, or null when there is none that makes sense. */
export function readSentRequest(kept: unknown): SentRequest | null {
  const fieldOf = readFields(kept);
  const [key, content] = [fieldOf('key'), fieldOf('content')];
  if (typeof key !== 'string' || typeof content !== 'string') return null;
  return { key, content, delivery: readDelivery(fieldOf('delivery')) };
}

function readDelivery(kept: unknown): Delivery | null {
  const fieldOf = readFields(kept);
  const reference = fieldOf('reference');
  switch (fieldOf('kind')) {
    case 'received':
      return typeof reference === 'string' ? { kind: 'received', reference } : null;
    case 'queued':
      return { kind: 'queued' };
    case 'not-saved':
      return { kind: 'not-saved' };
    default:
      return null;
  }
}
