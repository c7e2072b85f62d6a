// What the form-to-email service is sent for one lead. Source: specification §7, reading 4: the lead server, and the
// browser of a site without one, post the same fields. What comes back is read in form-service-response.ts.

import { cleanLine } from '../forms/clean-text.ts';
import type { Notice } from './notice.ts';

export interface FormServiceConfiguration {
  readonly carbonCopies: readonly string[];
  /** Canonical origin of the site, for the redirect after the contact form. */
  readonly siteUrl: string;
}

/** The multipart fields in order: first what the visitor told us, then the service's directives (specification §7). */
export function composeFormServicePayload(
  notice: Notice,
  { carbonCopies, siteUrl }: FormServiceConfiguration,
): readonly (readonly [name: string, text: string])[] {
  const fields: (readonly [string, string])[] = [...notice.fields];
  // The service turns these into mail headers: a line break inside one could add a header of the visitor's choosing.
  const direct = (name: string, text: string | undefined) => {
    if (text) fields.push([name, cleanLine(text)]);
  };
  direct('_subject', notice.subject);
  direct('_template', 'table');
  // §7 names it for every form but the roof calculator's.
  if (notice.form !== 'roof-cost') direct('_captcha', 'false');
  direct('_cc', carbonCopies.map(cleanLine).filter(Boolean).join(','));
  direct('_replyto', notice.replyTo);
  direct('_from_name', notice.fromName);
  if (notice.autoResponse) fields.push(['_autoresponse', notice.autoResponse]);
  if (notice.nextPage) direct('_next', siteUrl.replace(/\/+$/, '') + notice.nextPage);
  return fields;
}
