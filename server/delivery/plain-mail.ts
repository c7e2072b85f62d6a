import { createTransport, type SendMailOptions } from 'nodemailer';
import { readSmtpTrouble } from './smtp-trouble.ts';

/** Where a mail that is not about one delivery goes, and through which server. */
export interface MailRoute {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
  /** @see readSmtpTrouble */
  readonly addressesFrom: string;
}

/** Its message says in plain words why the mail server did not take it. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}

const longestTryMs = 20_000;

/** Nothing in a mail may name a file or an address to be read. */
export const openMailServer = (
  url: string,
  timeouts: { connectionTimeout?: number; greetingTimeout?: number; socketTimeout?: number } = {},
) => createTransport({ url, disableFileAccess: true, disableUrlAccess: true, ...timeouts });

/** Makes one try. @throws MailNotTaken */
export async function sendPlainMail(
  { smtpUrl, from, to, addressesFrom }: MailRoute,
  mail: SendMailOptions,
): Promise<void> {
  const signal = AbortSignal.timeout(longestTryMs);
  // Keeps out-of-office replies from answering a machine.
  const headers = { 'Auto-Submitted': 'auto-generated' };
  await openMailServer(smtpUrl)
    .sendMail({ from, to: [...to], headers, ...mail, signal })
    .catch((error: unknown) => {
      throw new MailNotTaken(readSmtpTrouble(error, signal, addressesFrom).reason);
    });
}
