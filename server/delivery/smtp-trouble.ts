import { type DeliveryTrouble, misconfigured, postponed, refused } from '#leads/notice/delivery-outcome.ts';
import { describeConnectionTrouble, describeEnding } from './connection-trouble.ts';

/** Where a "no" is about this message or its recipient; anywhere else it is about us or about the connection. */
const aboutTheMessage = /^(MAIL FROM|RCPT TO|DATA)/;

/** Mailbox full and mail system congested: permanent by their first digit, passing by their meaning (RFC 3463). */
const passingEnhancedCodes = ['5.2.2', '5.4.5'];

/**
 * What became of a mail that failed. Refused only when the server turned down this mail or its recipient for good.
 * Server texts are left out: they quote addresses.
 * @param addressesFrom where the recipients stand, so that somebody can correct them: "ALERT_MAIL_TO"
 */
export function readSmtpTrouble(
  error: unknown,
  signal: AbortSignal,
  addressesFrom = 'LEAD_MAILBOX and LEAD_CC',
): DeliveryTrouble {
  const ending = describeEnding(signal);
  if (ending) return postponed(`The mail server did not take the mail: ${ending}.`);

  const { code, command, responseCode, response } = readError(error);
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code))
    return misconfigured('The mail server did not accept the user name or password. Check SMTP_URL.');
  if (responseCode === undefined && ['EENVELOPE', 'EMESSAGE'].includes(code))
    return refused(`The mail cannot be sent as it is (${code}). Check SMTP_FROM, then ${addressesFrom}.`);
  if (responseCode === undefined)
    return postponed(
      `The mail server cannot be reached: ${describeConnectionTrouble(error)}. Check SMTP_URL.`,
    );
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response)?.[1] ?? '';
  const reply = `${responseCode}${enhancedCode ? ` ${enhancedCode}` : ''}`;
  if (responseCode === 530)
    return misconfigured(`The mail server asks for a user name and password (${reply}). Check SMTP_URL.`);
  const isLasting =
    responseCode >= 500 && responseCode !== 503 && !passingEnhancedCodes.includes(enhancedCode);
  if (!isLasting) return postponed(`The mail server asks to try later (${reply}).`);
  if (!aboutTheMessage.test(command)) return postponed(`The mail server does not talk to us (${reply}).`);
  return refused(
    command.startsWith('RCPT')
      ? `The mail server refused the mailbox (${reply}). Check ${addressesFrom}.`
      : `The mail server refused the mail (${reply}). Check SMTP_FROM.`,
  );
}

function readError(error: unknown) {
  const { code, command, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  return {
    code: String(code ?? ''),
    command: String(command ?? ''),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: String(response ?? ''),
  };
}
