import type { SendOutcome } from '#leads/submission/submission.ts';
import { whenIdle } from '../islands/when-idle.ts';
import type { LeadRequest } from './post-to-lead-service.ts';
import { sendRequest } from './send-request.ts';

const loadOutbox = () => import('./outbox/queued-requests.ts');

/**
 * Fetches the outbox while there is a connection: code that is only asked for once the connection is gone never comes.
 * Called by every form when it comes alive; when it fails, `sendOrQueue` tries again.
 */
export function prepareOutbox(): void {
  whenIdle(() => {
    loadOutbox().catch(() => {});
    import('./outbox/pending-banner.ts').catch(() => {});
  });
}

export type SafeOutcome =
  | Extract<SendOutcome, { kind: 'received' | 'invalid' }>
  /** On this device, waiting. `hadAnswer` tells a server that put it off from one that could not be reached. */
  | { readonly kind: 'queued'; readonly hadAnswer: boolean }
  /** Safe nowhere. */
  | { readonly kind: 'not-saved'; readonly hadAnswer: boolean };

/** Sends `request`, and lets the browser's outbox take it over when the server does not (ruling 1). */
export async function sendOrQueue(request: LeadRequest): Promise<SafeOutcome> {
  const outcome = await sendRequest(request);
  if (outcome.kind === 'received' || outcome.kind === 'invalid') return outcome;
  const hadAnswer = outcome.kind !== 'unreachable';
  // The server has looked at it and will say the same next time: waiting would promise what cannot come true.
  if (outcome.kind === 'refused') return { kind: 'not-saved', hadAnswer };
  return { kind: (await queueForLater(request)) ? 'queued' : 'not-saved', hadAnswer };
}

/** Hands `request` to the browser's outbox; false when it cannot be kept there either. */
export async function queueForLater(request: LeadRequest): Promise<boolean> {
  try {
    const { queueRequest } = await loadOutbox();
    await queueRequest(request, Date.now());
    window.dispatchEvent(new Event('requests-waiting'));
    return true;
  } catch {
    return false;
  }
}
