import { company } from '#client/company.ts';
import { offers } from '#client/shapes/offers.ts';
import { laterReview } from '#content/business/price-review.ts';
import { isoDay } from '#content/wording/dates.ts';
import { escapeHtml } from '#content/wording/text.ts';
import { type AutoResponse, composeAutoResponse } from '#leads/notice/auto-response.ts';
import { refused } from '#leads/notice/delivery-outcome.ts';
import type { Carrier } from './carrier.ts';
import { isMailAddress, messageIdFor } from './mail-address.ts';
import { writePaperPdf } from './paper-pdf.ts';
import { openMailServer } from './plain-mail.ts';
import type { SmtpConfiguration } from './smtp.ts';
import { readSmtpTrouble } from './smtp-trouble.ts';

/** Later, the promise to reply within a day reads as a mistake. */
const latestMs = offers.replyWithinHours * 60 * 60 * 1000;

export interface AutoResponseOptions extends Pick<SmtpConfiguration, 'smtpUrl' | 'from'> {
  /** Says whether the mailbox may get a mail about this lead; asked before each try. */
  readonly takeMailSlot: (mailbox: string, leadId: string) => Promise<boolean>;
  /** When the office last reviewed the prices: ISO date; null: never. */
  readonly pricesReviewedOn?: () => string | null;
}

/** Tells the visitor by mail that the request arrived, with the estimate or report of a calculator (specification §7). */
export function createAutoResponseCarrier({
  smtpUrl,
  from,
  takeMailSlot,
  pricesReviewedOn = () => null,
}: AutoResponseOptions): Carrier {
  const server = openMailServer(smtpUrl);
  return {
    name: 'auto-response',
    async deliver({ lead, reference, receivedAt, idempotencyKey }, signal) {
      const { email } = lead.contact;
      if (Date.now() - Date.parse(receivedAt) > latestMs)
        return refused('It is too late to say that it arrived.');
      if (!isMailAddress(email)) return refused('The visitor’s address cannot be mailed to.');
      if (!(await takeMailSlot(email, idempotencyKey)))
        return refused('The visitor’s mailbox has had its auto-responses of the day.');
      const hasPaper = lead.form === 'roof-cost' || lead.form === 'energy-savings';
      const issuedOn = isoDay(new Date(receivedAt), company.timeZone);
      const order = { lead, reference, issuedOn, pricesReviewedOn: laterReview(pricesReviewedOn()) };
      const pdf = hasPaper ? await writePaperPdf(order, signal) : null;
      const response = composeAutoResponse(
        lead,
        reference,
        pdf ? 'attached' : hasPaper ? 'not-attached' : 'none',
      );
      try {
        await server.sendMail({
          from,
          to: email,
          replyTo: company.email.value,
          subject: response.subject,
          messageId: messageIdFor(`${idempotencyKey}.auto-response`, from),
          // RFC 3834; the other one is for Exchange. Both keep machines from answering each other.
          headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
          text: writeText(response),
          html: writeHtml(response),
          attachments: pdf
            ? [
                {
                  filename: pdf.fileName,
                  content: Buffer.from(pdf.content),
                  contentType: 'application/pdf',
                },
              ]
            : [],
          signal,
        });
      } catch (error) {
        const trouble = readSmtpTrouble(error, signal);
        return trouble.kind === 'refused'
          ? refused('The mail server refused the visitor’s address or the mail.')
          : trouble;
      }
      return { kind: 'delivered' };
    },
  };
}

function writeText({ paragraphs, facts, contact }: AutoResponse): string {
  const sent = ['Your request:', ...facts.map(([label, text]) => `  ${label}: ${text}`)].join('\n');
  return `${[...paragraphs, sent, contact.join('\n')].join('\n\n')}\n`;
}

function writeHtml({ paragraphs, facts, contact }: AutoResponse): string {
  const lines = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  const rows = facts.map(
    ([label, text]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
  );
  return `${lines.join('\n')}\n<p>Your request:</p>\n<table cellpadding="4">\n${rows.join('\n')}\n</table>\n<p>${contact.map(escapeHtml).join('<br>\n')}</p>\n`;
}
