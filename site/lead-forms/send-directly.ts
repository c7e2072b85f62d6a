import { readLead } from '#leads/forms/read-lead.ts';
import { composeNotice } from '#leads/notice/compose-notice.ts';
import { composeFormServicePayload } from '#leads/notice/form-service-payload.ts';
import { readFormServiceResponse } from '#leads/notice/form-service-response.ts';
import type { SendOutcome } from '#leads/sending/send-outcome.ts';
import type { DirectDelivery } from './delivery-setting.ts';
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
  const response = await fetch(`${formServiceUrl.replace(/\/$/, '')}/${mailbox}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(longestWaitMs),
  });
  const outcome = readFormServiceResponse(
    response.status,
    await response.text(),
    response.headers.get('retry-after'),
  );
  switch (outcome.kind) {
    case 'delivered':
      return { kind: 'received', reference, workedOut: {} };
    case 'refused':
      return { kind: 'refused' };
    default:
      return { kind: 'put-off', retryAfterMs: null };
  }
}
