import { useEffect } from 'react';
import { onSettled } from '../../lead-forms/outbox-events.ts';
import type { Delivery, SentRequest } from './sent-request.ts';

/** A calculator's lead that waited on this device has left it: what the results and the papers say of it follows. */
export function useOutboxNews(
  request: SentRequest | null,
  change: (changes: { readonly request: SentRequest }) => void,
): void {
  const waitingKey = request?.delivery?.kind === 'queued' ? request.key : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: while this request waits
  useEffect(() => {
    if (request === null || waitingKey === null) return;
    return onSettled(waitingKey, (reference) => {
      const delivery: Delivery = reference === null ? { kind: 'not-saved' } : { kind: 'received', reference };
      change({ request: { ...request, delivery } });
    });
  }, [waitingKey]);
}
