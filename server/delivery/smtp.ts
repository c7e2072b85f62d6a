import type { SentMessageInfo } from 'nodemailer';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { urgencyOf } from '#leads/forms/urgency.ts';
import { pictureTypeOf } from '../platform/picture-type.ts';
import type { Carrier, OutgoingLead } from './carrier.ts';
import { isMailAddress, messageIdFor } from './mail-address.ts';
import { writeMailTable, writeMailText } from './mail-text.ts';
import { openMailServer } from './plain-mail.ts';
import { readSmtpTrouble } from './smtp-trouble.ts';

export interface SmtpConfiguration {
  readonly smtpUrl: string;
  /** "site@example.com" or "Web site <site@example.com>" */
  readonly from: string;
  readonly mailbox: string;
  readonly carbonCopies: readonly string[];
  /** Where the office reads requests in the browser, if it does. */
  readonly deskUrl?: string | undefined;
}

/** Mail servers take 10 MB nearly everywhere; as text an attachment grows by a third. */
const mostAttachedBytes = 7 * 1024 * 1024;

/** Below the time a stopping server has left. */
const longestLookMs = 8_000;

export function createSmtpCarrier({
  smtpUrl,
  from,
  mailbox,
  carbonCopies,
  deskUrl,
}: SmtpConfiguration): Carrier {
  // A connection for each lead: they are rare, and a kept one may have died unnoticed.
  const server = openMailServer(smtpUrl);

  return {
    name: 'smtp',
    async findTrouble() {
      try {
        await openMailServer(smtpUrl, {
          connectionTimeout: longestLookMs,
          greetingTimeout: longestLookMs,
          socketTimeout: longestLookMs,
        }).verify();
        return null;
      } catch (error) {
        return readSmtpTrouble(error, new AbortController().signal);
      }
    },
    async deliver(lead, signal) {
      const replyTo = findReplyAddress(lead);
      try {
        const sent = await server.sendMail({
          from,
          to: mailbox,
          cc: [...carbonCopies],
          ...(replyTo ? { replyTo: { name: cleanLine(lead.notice.fromName ?? ''), address: replyTo } } : {}),
          subject: cleanLine(lead.notice.subject),
          messageId: messageIdFor(lead.idempotencyKey, from),
          // Keeps out-of-office replies from answering a machine.
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(urgencyOf(lead.lead) === 'normal' ? {} : { priority: 'high' }),
          text: writeMailText(lead, deskUrl),
          html: writeMailTable(lead, deskUrl),
          attachments: await attachPhotographs(lead),
          signal,
        });
        const trouble = findMailboxTrouble(sent);
        if (trouble) return readSmtpTrouble(trouble, signal);
        return {
          kind: 'delivered',
          ...(sent.rejected?.length > 0 && {
            reason: 'The mail server refused a carbon copy. Check LEAD_CC.',
          }),
        };
      } catch (error) {
        return readSmtpTrouble(error, signal);
      }
    },
  };
}

/** The line with the link is in the mail in any case: what is too large, or cannot be read just now, is only there. */
async function attachPhotographs({ photographs, reference }: OutgoingLead) {
  const { pictures } = photographs ?? { pictures: [] };
  if (pictures.reduce((bytes, { byteCount }) => bytes + byteCount, 0) > mostAttachedBytes) return [];
  const attachments = await Promise.all(
    pictures.map(async ({ place, read }) => {
      const content = await read().catch(() => null);
      if (content === null) return null;
      const { ending, mediaType } = pictureTypeOf(content);
      return { filename: `${reference}-${place}.${ending}`, content, contentType: mediaType };
    }),
  );
  return attachments.filter((attachment) => attachment !== null);
}

/**
 * A server may take the message for the carbon copies and turn the mailbox down. That is not delivered. The other way
 * round it is: trying again would mail the contractor twice.
 */
function findMailboxTrouble(sent: SentMessageInfo): unknown {
  const [mailbox] = sent.envelope?.to || [];
  if (!mailbox || !sent.rejected?.includes(mailbox)) return null;
  return (
    sent.rejectedErrors?.find((error: { recipient?: string }) => error.recipient === mailbox) ?? new Error()
  );
}

/** The specification names no reply-to for the contact form's notice; in our own mail the reply button should work. */
function findReplyAddress({ notice }: OutgoingLead): string | undefined {
  const typed = notice.replyTo ?? notice.fields.find(([name]) => name === 'email')?.[1] ?? '';
  return isMailAddress(typed) ? typed : undefined;
}
