import { createHmac } from 'node:crypto';
import type { Carrier, OutgoingLead, OutgoingPhotographs } from './carrier.ts';
import { post } from './http-post.ts';
import { readReceiverResponse } from './receiver-response.ts';

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
      const result = await post(webhookUrl, { headers, body }, signal);
      return readReceiverResponse(result, 'The webhook', 'WEBHOOK_URL and WEBHOOK_SECRET');
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
