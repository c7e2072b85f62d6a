import { postponed } from '#leads/notice/delivery-outcome.ts';
import { composeFormServicePayload } from '#leads/notice/form-service-payload.ts';
import { readFormServiceResponse } from '#leads/notice/form-service-response.ts';
import type { Carrier } from './carrier.ts';
import { post } from './http-post.ts';

export interface FormServiceConfiguration {
  /** The service's AJAX endpoint without the mailbox. */
  readonly formServiceUrl: string;
  /** An address, or the alias that the service gave out for one. */
  readonly mailbox: string;
  readonly carbonCopies: readonly string[];
  /** Canonical origin of the site; the service knows the form by it. */
  readonly siteUrl: string;
}

/**
 * Posts the lead to the form-to-email service (specification §7, readings 4 and 5). The service knows no idempotency
 * key: when its response gets lost, the next try mails the lead again. The reference in the subject shows that.
 */
export function createFormServiceCarrier(configuration: FormServiceConfiguration): Carrier {
  const url = `${configuration.formServiceUrl.replace(/\/+$/, '')}/${toPathSegment(configuration.mailbox)}`;
  // Without these the service takes the form for a local file and refuses it.
  const site = new URL(configuration.siteUrl);
  const headers = { Accept: 'application/json', Origin: site.origin, Referer: site.href };

  return {
    name: 'form-service',
    async deliver(lead, signal) {
      const form = new FormData();
      for (const [name, text] of composeFormServicePayload(lead.notice, configuration))
        form.append(name, text);
      const multipart = new Response(form);
      const contentType = multipart.headers.get('Content-Type') ?? '';
      const body = new Uint8Array(await multipart.arrayBuffer());
      const result = await post(url, { headers: { ...headers, 'Content-Type': contentType }, body }, signal);
      if (result.kind === 'failed') return postponed(`The form service did not answer: ${result.trouble}.`);
      return readFormServiceResponse(result.status, result.bodyText, result.retryAfter, Date.now());
    },
  };
}

/** Escapes what would end the segment and leaves "@" readable, as the service's own documentation writes it. */
function toPathSegment(mailbox: string): string {
  return encodeURIComponent(mailbox).replaceAll('%40', '@');
}
