import { type DeliveryOutcome, misconfigured, postponed, refused } from '#leads/notice/delivery-outcome.ts';
import { passingClientErrors, readRetryAfterMs } from '#leads/notice/retry-after.ts';
import type { PostResult } from './http-post.ts';

/** Who was posted to, at the beginning of a sentence, and the settings that say where and as whom. */
export function readReceiverResponse(result: PostResult, name: string, settings: string): DeliveryOutcome {
  if (result.kind === 'failed') return postponed(`${name} did not answer: ${result.trouble}.`);
  const { status } = result;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if ([401, 403, 407].includes(status))
    return misconfigured(`${name} does not let us in (HTTP ${status}). Check ${settings}.`);
  if (status >= 400 && status < 500 && !passingClientErrors.includes(status))
    return refused(`${name} refused the lead (HTTP ${status}). Check ${settings}.`);
  const isRedirect = status >= 300 && status < 400;
  const reason = isRedirect
    ? `${name} answered with a redirect (HTTP ${status}), which is not followed. Check ${settings}.`
    : `${name} asks to try later (HTTP ${status}).`;
  return postponed(reason, readRetryAfterMs(result.retryAfter, Date.now()));
}
