// Did the form-to-email service take the lead, and if not, is it worth trying again? Source: reading 5.
// What it was sent is in form-service-payload.ts; when to try again is the sender's decision.

import { cleanLine } from '../forms/clean-text.ts';
import { type DeliveryOutcome, postponed, refused } from './delivery-outcome.ts';
import { passingClientErrors, readRetryAfterMs } from './retry-after.ts';

const activationReason =
  'The form service has not been activated for this mailbox and website. It has sent an email with the link ' +
  '"Activate Form" to the mailbox: open it (look in the spam folder too) and click the link. ' +
  'The lead is kept and is sent again after that.';

const originReason =
  'The form service did not accept the address of this website (it asks to be called from a web page). ' +
  'Check that SITE_URL is the public address of the site.';

/** Words about the recipient, next to words that rule it out. Both are needed: "false" alone may pass. */
const namesTheMailbox = /\b(e-?mail|mail ?box|recipient|form action)\b/i;
const saysItIsBad =
  /\b(invalid|not valid|malformed|does ?n[o']t exist|not found|unknown|blocked|banned|unsubscribed)\b/i;

/**
 * Reads one response. `delivered` needs status 200 and JSON whose `success` is the word true; whatever cannot be
 * understood is `postponed`. Status 0 means no readable response, as a browser gives for a redirect it may not follow.
 */
export function readFormServiceResponse(
  status: number,
  bodyText: string,
  retryAfterHeader?: string | null,
  nowMs?: number,
): DeliveryOutcome {
  const retryAfterMs = readRetryAfterMs(retryAfterHeader, nowMs);
  const response = readJsonObject(bodyText);
  const message = typeof response?.message === 'string' ? response.message : '';
  const said = message === '' ? {} : { said: cleanLine(message).slice(0, 200) };
  const later = (reason: string): DeliveryOutcome => ({ ...postponed(reason, retryAfterMs), ...said });

  if (status >= 500) return later(`The form service is out of order (HTTP ${status}).`);
  if (status === 429) return later('The form service says there were too many messages (HTTP 429).');
  if (passingClientErrors.includes(status))
    return later(`The form service asks to try later (HTTP ${status}).`);

  const success = String(response?.success);
  if (status === 200 && success === 'true') return { kind: 'delivered' };

  if (/form needs activation/i.test(response ? message : bodyText)) {
    return { kind: 'activation-needed', reason: activationReason };
  }
  if (/through a web server/i.test(message)) return later(originReason);

  if (status >= 400) {
    // A gatekeeper in front of the service shows its "are you human" page with 403: that comes and goes.
    if (status === 403 && !response)
      return later('The form service shows a web page instead of an answer (HTTP 403).');
    const reason = `The form service refused the message (HTTP ${status}). Check FORM_SERVICE_URL and LEAD_MAILBOX.`;
    return { ...refused(reason), ...said };
  }
  if (status === 200 && success === 'false') {
    const isBadMailbox = namesTheMailbox.test(message) && saysItIsBad.test(message);
    const reason = 'The form service does not accept the mailbox. Check LEAD_MAILBOX and LEAD_CC.';
    if (isBadMailbox) return { ...refused(reason), ...said };
    return later(
      'The form service did not take the message; "npm run leads -- send-test" shows what it says.',
    );
  }
  if (status >= 300 && status < 400) {
    return later(`The form service answered with a redirect (HTTP ${status}). Check FORM_SERVICE_URL.`);
  }
  if (/^\s*</.test(bodyText)) {
    return later(`The form service shows a web page instead of an answer (HTTP ${status}).`);
  }
  return later(`The form service gave an answer that cannot be read (HTTP ${status}).`);
}

function readJsonObject(text: string): { readonly success?: unknown; readonly message?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
