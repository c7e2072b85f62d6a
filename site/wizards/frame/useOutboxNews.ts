import { useEffect } from 'react';
import { onLeaving } from '../../lead-forms/left-outbox.ts';
import type { Delivery, SentRequest } from './sent-request.ts';

/** A calculator's lead that waited on this device has left it: what the results and the papers say of it follows. */
export function useOutboxNews(
  request: SentRequest | null,
  change: (changes: { readonly request: SentRequest }) => void,
): void {
  const waitingKey = request?.delivery?.kind === 'kept' ? request.key : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: while this request waits
  useEffect(() => {
    if (request === null || waitingKey === null) return;
    return onLeaving(waitingKey, (reference) => {
      const delivery: Delivery = reference === null ? { kind: 'unsafe' } : { kind: 'received', reference };
      change({ request: { ...request, delivery } });
    });
  }, [waitingKey]);
}
