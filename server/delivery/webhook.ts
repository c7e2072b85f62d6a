import { createHmac } from 'node:crypto';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import { passingClientErrors, readRetryAfterMs } from '#leads/notice/retry-after.ts';
import type { Carrier, OutgoingLead, OutgoingPhotographs } from './carrier.ts';
import { type PostResult, post } from './http-post.ts';

export interface WebhookConfiguration {
  readonly webhookUrl: string;
  readonly secret: string;
}

/** Posts the lead to the contractor's own program. What that program has to do: docs/webhook.md. */
export function createWebhookCarrier({ webhookUrl, secret }: WebhookConfiguration): Carrier {
  return {
    name: 'webhook',
    async deliver(lead, signal) {
      const body = JSON.stringify(writeWebhookBody(lead, new Date()));
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': lead.idempotencyKey.replace(/[^\x21-\x7e]/g, '-'),
        'X-Signature-256': signBody(body, secret),
      };
      return readWebhookResponse(await post(webhookUrl, { headers, body }, signal));
    },
  };
}

/** The signature covers these and no header, so the id and the time of sending are here too. */
function writeWebhookBody(lead: OutgoingLead, sentAt: Date) {
  return {
    id: lead.idempotencyKey,
    sentAt: sentAt.toISOString(),
    reference: lead.reference,
    receivedAt: lead.receivedAt,
    form: lead.notice.form,
    subject: lead.notice.subject,
    fields: lead.fields,
    ...(lead.photographs ? { photographs: describePhotographs(lead.photographs) } : {}),
  };
}

function describePhotographs({ expected, page, pictures }: OutgoingPhotographs) {
  return {
    expected,
    page,
    pictures: pictures.map(({ place, link, byteCount }) => ({ place, link, byteCount })),
  };
}

function signBody(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function readWebhookResponse(result: PostResult): DeliveryOutcome {
  if (result.kind === 'failed') {
    return { kind: 'postponed', reason: `The webhook did not answer: ${result.trouble}.` };
  }
  const { status } = result;
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if ([401, 403, 407].includes(status)) {
    return {
      kind: 'misconfigured',
      reason: `The webhook does not let us in (HTTP ${status}). Check WEBHOOK_URL and WEBHOOK_SECRET.`,
    };
  }
  if (status >= 400 && status < 500 && !passingClientErrors.includes(status)) {
    return {
      kind: 'refused',
      reason: `The webhook refused the lead (HTTP ${status}). Check WEBHOOK_URL and WEBHOOK_SECRET.`,
    };
  }
  const isRedirect = status >= 300 && status < 400;
  const reason = isRedirect
    ? `The webhook answered with a redirect (HTTP ${status}), which is not followed. Check WEBHOOK_URL.`
    : `The webhook asks to try later (HTTP ${status}).`;
  const retryAfterMs = readRetryAfterMs(result.retryAfter, Date.now());
  return { kind: 'postponed', reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
}
