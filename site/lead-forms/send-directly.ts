import { readLead } from '#leads/forms/read-lead.ts';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { composeFormServicePayload } from '#leads/notice/form-service-payload.ts';
import { readFormServiceResponse } from '#leads/notice/form-service-response.ts';
import type { SendOutcome } from '#leads/sending/send-outcome.ts';
import type { DirectDelivery } from './delivery-setting.ts';
import { postWithTimeout } from './post-with-timeout.ts';
import type { LeadRequest } from './send-request.ts';

const longestWaitMs = 20_000;

/**
 * In a build without our server: checks the fields here and posts the payload that the server would have sent straight to
 * the form-to-email service (reading 4). The reference is made from the request's own key.
 */
export async function sendDirectly(
  { key, form, fields }: LeadRequest,
  { formServiceUrl, mailbox, carbonCopies }: DirectDelivery,
): Promise<SendOutcome> {
  const checked = readLead(form, fields);
  if (checked.kind === 'invalid') return checked;
  const reference = key.slice(0, 8).toUpperCase();
  const body = new FormData();
  const payload = composeFormServicePayload(composeNotice(checked.value, reference), {
    carbonCopies: [...carbonCopies],
    siteUrl: location.origin,
  });
  for (const [name, text] of payload) body.append(name, text);
  const answer = await postWithTimeout(
    `${formServiceUrl.replace(/\/$/, '')}/${mailbox}`,
    { headers: { accept: 'application/json' }, body },
    longestWaitMs,
  );
  if (answer === null) return { kind: 'unreachable' };
  const outcome = readFormServiceResponse(answer.status, answer.text, answer.retryAfter);
  if (outcome.kind === 'delivered') return { kind: 'received', reference, workedOut: {} };
  // Final in the service's own words alone: a web page with the same status may be somebody else's.
  if (outcome.kind === 'refused' && outcome.said) return { kind: 'refused' };
  return { kind: 'put-off', retryAfterMs: null };
}
