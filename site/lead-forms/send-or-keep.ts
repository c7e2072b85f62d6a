import type { SendOutcome } from '#leads/submission/submission.ts';
import { whenIdle } from '../islands/when-idle.ts';
import type { LeadRequest } from './post-to-lead-service.ts';
import { sendRequest } from './send-request.ts';

const loadOutbox = () => import('./outbox/waiting-requests.ts');

/**
 * Fetches the outbox while there is a connection: code that is only asked for once the connection is gone never comes.
 * Called by every form when it comes alive; when it fails, `sendOrKeep` tries again.
 */
export function prepareToKeep(): void {
  whenIdle(() => {
    loadOutbox().catch(() => {});
    import('./outbox/waiting-notice.ts').catch(() => {});
  });
}

export type SafeOutcome =
  | Extract<SendOutcome, { kind: 'received' | 'invalid' }>
  /** On this device, waiting. `hadAnswer` tells a server that put it off from one that could not be reached. */
  | { readonly kind: 'kept'; readonly hadAnswer: boolean }
  /** Safe nowhere. */
  | { readonly kind: 'unsafe'; readonly hadAnswer: boolean };

/** Sends `request`, and lets the browser's outbox take it over when the server does not (ruling 1). */
export async function sendOrKeep(request: LeadRequest): Promise<SafeOutcome> {
  const outcome = await sendRequest(request);
  if (outcome.kind === 'received' || outcome.kind === 'invalid') return outcome;
  const hadAnswer = outcome.kind !== 'unreachable';
  // The server has looked at it and will say the same next time: waiting would promise what cannot come true.
  if (outcome.kind === 'refused') return { kind: 'unsafe', hadAnswer };
  return { kind: (await keepForLater(request)) ? 'kept' : 'unsafe', hadAnswer };
}

/** Hands `request` to the browser's outbox; false when it cannot be kept there either. */
export async function keepForLater(request: LeadRequest): Promise<boolean> {
  try {
    const { keepRequest } = await loadOutbox();
    await keepRequest(request, Date.now());
    window.dispatchEvent(new Event('requests-waiting'));
    return true;
  } catch {
    return false;
  }
}
