import type { Delivery, SendOutcome } from '#leads/submission/submission.ts';
import { type LeadRequest, sendRequest } from './send-request.ts';
import { whenIdle } from './when-idle.ts';

const loadOutbox = () => import('./outbox/queued-requests.ts');

/**
 * Fetches the outbox while there is a connection: code that is only asked for once the connection is gone never comes.
 * Called by every form when its script runs; when it fails, `sendOrQueue` tries again.
 */
export function prepareOutbox(): void {
  whenIdle(() => {
    loadOutbox().catch(() => {});
    import('./outbox/pending-banner.ts').catch(() => {});
  });
}

/** Where the lead is now; or why it is still with the visitor: faults in the fields, or no answer at all. */
export type SendResult = Delivery | Extract<SendOutcome, { kind: 'invalid' | 'unreachable' }>;

/** Sends `request`; what the server does not take just now goes to the browser's outbox (reading 1). */
export async function sendOrQueue(
  request: LeadRequest,
  { queuesUnanswered }: { readonly queuesUnanswered: boolean },
): Promise<SendResult> {
  const outcome = await sendRequest(request);
  if (outcome.kind === 'received') return { kind: 'received', reference: outcome.reference };
  if (outcome.kind === 'invalid') return outcome;
  if (outcome.kind === 'unreachable' && !queuesUnanswered) return outcome;
  // The server has looked at it and will say the same next time: waiting would promise what cannot come true.
  if (outcome.kind === 'refused') return { kind: 'not-saved' };
  try {
    const { queueRequest } = await loadOutbox();
    await queueRequest(request, Date.now());
    window.dispatchEvent(new Event('requests-waiting'));
    return { kind: 'queued' };
  } catch {
    return { kind: 'not-saved' };
  }
}
